import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PartOfSite } from '../site-under-test/part-of-site';
import { somePlace } from '../site-under-test/records';
import { PlaceField } from './place-field';

const hotel = somePlace({ aliases: ['4 Seasons'] });

const written = jest.fn<(text: string, placeId: string | null) => void>();

function Field() {
  const [value, setValue] = useState('');
  const write = (text: string, placeId: string | null) => {
    setValue(text);
    written(text, placeId);
  };
  return <PlaceField label="Pickup location" name="pickupLocation" value={value} onWrite={write} />;
}

function show(response: () => Promise<unknown>) {
  globalThis.fetch = jest.fn(response) as unknown as typeof fetch;
  render(
    <PartOfSite>
      <Field />
    </PartOfSite>,
  );
  return userEvent.setup();
}

const withPlaces = () => show(async () => ({ ok: true, json: async () => [hotel] }));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the field of a place', () => {
  afterEach(cleanup);

  it('takes any text where the places can’t be had', async () => {
    const user = show(() => Promise.reject(new Error('no connection')));
    await user.type(screen.getByRole('textbox', { name: 'Pickup location' }), 'Nizami 5');
    expect(written).toHaveBeenLastCalledWith('Nizami 5', null);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers places by keyboard, says which was chosen, and forgets it when the text changes [II-16]', async () => {
    const user = withPlaces();
    const field = await screen.findByRole('combobox', { name: 'Pickup location' });
    await user.click(field);
    expect(options()).toEqual(['Four Seasons Hotel 1 Neftchilar Avenue']);
    await user.type(field, '4 sea');
    expect(options()).toEqual(['Four Seasons Hotel 1 Neftchilar Avenue', 'Use "4 sea"']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(written).toHaveBeenLastCalledWith('Four Seasons Hotel, 1 Neftchilar Avenue', hotel.id);
    expect(screen.getByRole('status').textContent).toBe('Four Seasons Hotel, 1 Neftchilar Avenue');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(field, '!');
    expect(written).toHaveBeenLastCalledWith('Four Seasons Hotel, 1 Neftchilar Avenue!', null);
  });

  it('takes and says what was typed by Enter without a marked option, and leaves a chosen place by it', async () => {
    const user = withPlaces();
    const field = await screen.findByRole('combobox', { name: 'Pickup location' });
    await user.type(field, 'Nizami 5{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Nizami 5');
    expect(written).toHaveBeenLastCalledWith('Nizami 5', null);
    await user.clear(field);
    await user.type(field, '4 sea');
    await user.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(written).toHaveBeenLastCalledWith('Four Seasons Hotel, 1 Neftchilar Avenue', hotel.id);
  });

  it('keeps what was typed, chosen from the list or left as it is', async () => {
    const user = withPlaces();
    const field = await screen.findByRole('combobox', { name: 'Pickup location' });
    await user.type(field, 'Nizami 5');
    await user.click(screen.getByRole('option', { name: 'Use "Nizami 5"' }));
    expect(written).toHaveBeenLastCalledWith('Nizami 5', null);
    await user.type(field, 'a');
    await user.tab();
    expect(screen.getByDisplayValue('Nizami 5a')).toBe(field);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
