const named = [
  'bookingDate',
  'bookingTime',
  'pickup',
  'dropoff',
  'passengerCount',
  'flightNumber',
  'vehicle',
  'stops',
  'extras',
] as const;

export type ChangeName = (typeof named)[number] | 'other';

/** Names that drivers use for the fields of a booking; minor fields share one name. */
const sameAs: Readonly<Record<string, ChangeName>> = {
  pickupLocation: 'pickup',
  pickupNote: 'pickup',
  dropoffLocation: 'dropoff',
  flightTime: 'flightNumber',
  car: 'vehicle',
};

export function changeNameOf(field: string): ChangeName {
  return named.find((name) => name === field) ?? sameAs[field] ?? 'other';
}
