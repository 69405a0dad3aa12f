import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { showPlaceField, written } from './place-field.fixture';

// In a file of its own, because the places are loaded once for all tests of a file.
describe('the field of a place', () => {
  afterEach(cleanup);

  it('accepts any text if the places can’t be loaded', async () => {
    const user = showPlaceField(() => Promise.reject(new Error('no connection')));
    await user.type(screen.getByRole('textbox', { name: 'Pickup location' }), 'Nizami 5');
    expect(written).toHaveBeenLastCalledWith('Nizami 5', null);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
