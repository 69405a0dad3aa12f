import type { DriverRide } from '@chauffeur/contracts';

export const noon = Date.parse('2031-03-05T12:00:00Z');
export const minute = 60_000;
export const hour = 60 * minute;

const iso = (instant: number) => new Date(instant).toISOString();

/** A ride that begins at noon UTC, two hours long. */
export function driverRide(changes: Partial<DriverRide> = {}, startsAt = noon): DriverRide {
  const endsAt = startsAt + 2 * hour;
  return {
    id: 'ride',
    referenceNumber: 'BK20310305-ABCDEFGH',
    status: 'confirmed',
    isCancelled: false,
    cancelledAt: null,
    state: 'offered',
    since: null,
    bookingDate: '2031-03-05',
    bookingTime: '16:00',
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    rules: {
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      hasTime: true,
      waitMinutes: 60,
      arrivedAt: null,
    },
    steps: [],
    undo: null,
    from: { text: 'Hilton Baku', placeId: null, latitude: null, longitude: null },
    to: { text: 'Airport', placeId: null, latitude: null, longitude: null },
    passengerCount: 2,
    luggageLarge: 0,
    luggageSmall: 0,
    vehicle: null,
    contact: null,
    contactFrom: null,
    changed: null,
    ...changes,
  };
}
