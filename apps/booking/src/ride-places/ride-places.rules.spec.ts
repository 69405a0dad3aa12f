import { randomUUID } from 'node:crypto';
import { placeText } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import { describe, expect, it } from '@jest/globals';
import { editedPlaceIds, placedStops, placeIdOf, placeIdsOf } from './ride-places.rules.js';

const hotel = { id: randomUUID(), texts: ['Hilton Baku, 1B Azadliq Avenue', 'Отель Hilton, Азадлыг, 1B'] };
const tower = { id: randomUUID(), texts: ['Maiden Tower'] };
const places = [hotel, tower];

describe('the place of a text', () => {
  it('is stored with its own text in any language', () => {
    for (const text of hotel.texts) expect(placeIdOf(hotel.id, text, places)).toBe(hotel.id);
  });

  it('is null if it is unknown, of another text, not named, or from a gateway that names none [II-17]', () => {
    expect(placeIdOf(randomUUID(), hotel.texts[0] ?? '', places)).toBeNull();
    expect(placeIdOf(tower.id, hotel.texts[0] ?? '', places)).toBeNull();
    expect(placeIdOf(undefined, hotel.texts[0] ?? '', places)).toBeNull();
    expect(placeIdOf(hotel.id, null, places)).toBeNull();
    expect(placeIdOf(hotel.id, hotel.texts[0] ?? '')).toBeNull();
  });

  it('has the address, unless both are longer than a booking stores', () => {
    const place = { name: 'N'.repeat(120), nameRu: 'Башня', address: 'A'.repeat(200), addressRu: null };
    expect(placeText(place, 'en')).toBe(place.name);
    expect(placeText({ ...place, address: 'Old City' }, 'ru')).toBe('Башня, Old City');
    expect(placeText({ ...place, address: null }, 'ru')).toBe('Башня');
  });
});

describe('the places of an edited booking', () => {
  const before = {
    pickupLocation: hotel.texts[0] ?? '',
    dropoffLocation: 'Maiden Tower',
    ...placeIdsOf(
      { pickupPlaceId: hotel.id, dropoffPlaceId: tower.id },
      { pickupLocation: hotel.texts[0] ?? '', dropoffLocation: 'Maiden Tower' },
      places,
    ),
  };

  it('stay while their texts do', () => {
    const { pickupPlaceId, dropoffPlaceId } = before;
    expect(editedPlaceIds(before, before, {}, [])).toEqual({ pickupPlaceId, dropoffPlaceId });
  });

  it('of which one stays while the text of the other is replaced', () => {
    const { pickupPlaceId, dropoffPlaceId } = before;
    const pickup = { ...before, pickupLocation: 'Nizami 5' };
    expect(editedPlaceIds(before, pickup, {}, [])).toEqual({ pickupPlaceId: null, dropoffPlaceId });
    const dropoff = { ...before, dropoffLocation: 'Nizami 5' };
    expect(editedPlaceIds(before, dropoff, {}, [])).toEqual({ pickupPlaceId, dropoffPlaceId: null });
  });

  it('are removed with a text that is replaced, and set with one that is chosen', () => {
    const after = { pickupLocation: 'Nizami 5', dropoffLocation: hotel.texts[1] ?? '' };
    expect(editedPlaceIds(before, after, { dropoffPlaceId: hotel.id }, places)).toEqual({
      pickupPlaceId: null,
      dropoffPlaceId: hotel.id,
    });
  });

  it('are removed if staff clear them', () => {
    expect(editedPlaceIds(before, before, { pickupPlaceId: null }, places).pickupPlaceId).toBeNull();
  });
});

describe('the stops of a ride', () => {
  it('have the place that their text is of, or had before', () => {
    const stop = { text: 'Maiden Tower', placeId: tower.id };
    const other = { text: 'Nizami 5', placeId: hotel.id };
    expect(placedStops([stop, other], places)).toEqual([stop, { ...other, placeId: null }]);
    expect(placedStops([stop], [])).toEqual([{ ...stop, placeId: null }]);
    expect(placedStops([stop], [], [stop])).toEqual([stop]);
    expect(placedStops([stop], [], [{ ...stop, text: 'Old City' }])).toEqual([{ ...stop, placeId: null }]);
    expect(placedStops([stop], [], [{ ...stop, placeId: hotel.id }])).toEqual([{ ...stop, placeId: null }]);
  });
});
