import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { showPlaceField, written } from './place-field.fixture';

// A file of its own: the places are fetched once for a page, and another test's stay.
describe('the field of a place', () => {
  afterEach(cleanup);

  it('takes any text where the places can’t be had', async () => {
    const user = showPlaceField(() => Promise.reject(new Error('no connection')));
    await user.type(screen.getByRole('textbox', { name: 'Pickup location' }), 'Nizami 5');
    expect(written).toHaveBeenLastCalledWith('Nizami 5', null);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
