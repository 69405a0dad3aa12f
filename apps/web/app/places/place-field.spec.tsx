import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { somePlace } from '../site-under-test/records';
import { showPlaceField, written } from './place-field.fixture';

const hotel = somePlace({ addressRu: 'проспект Нефтяников, 1', aliases: ['4 Seasons'] });

const withPlaces = (path?: string) =>
  showPlaceField(async () => ({ ok: true, json: async () => [hotel] }), path);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the field of a place', () => {
  afterEach(cleanup);

  it('offers places by keyboard, says which was chosen, and forgets it when the text changes [II-16]', async () => {
    const user = withPlaces();
    const field = await screen.findByRole('combobox', { name: 'Pickup location' });
    await user.click(field);
    expect(options()).toEqual(['Four Seasons Hotel 1 Neftchilar Avenue']);
    await user.type(field, '4 sea');
    expect(options()).toEqual(['Four Seasons Hotel 1 Neftchilar Avenue', 'Use "4 sea"']);
    expect(screen.getAllByRole('option').map(({ ariaSelected }) => ariaSelected)).toEqual([null, null]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(written).toHaveBeenLastCalledWith('Four Seasons Hotel, 1 Neftchilar Avenue', hotel.id);
    expect(screen.getByRole('status').textContent).toBe('Four Seasons Hotel, 1 Neftchilar Avenue');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(field, '!');
    expect(written).toHaveBeenLastCalledWith('Four Seasons Hotel, 1 Neftchilar Avenue!', null);
  });

  it('marks names that are not translated as English', async () => {
    const user = withPlaces('/ru');
    await user.click(await screen.findByRole('combobox', { name: 'Pickup location' }));
    expect(screen.getByText('Four Seasons Hotel').lang).toBe('en');
    expect(screen.getByText('проспект Нефтяников, 1').lang).toBe('');
  });

  it('confirms and announces typed text on Enter without a highlighted option, and retains a chosen place', async () => {
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

  it('accepts typed text, chosen from the list or left in the field', async () => {
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
