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

export type NamedChange = (typeof named)[number] | 'other';

/** Fields of a booking by the words that drivers use for them; those that matter less are one. */
const sameAs: Readonly<Record<string, NamedChange>> = {
  pickupLocation: 'pickup',
  pickupNote: 'pickup',
  dropoffLocation: 'dropoff',
  flightTime: 'flightNumber',
  car: 'vehicle',
};

export function namedChange(field: string): NamedChange {
  return named.find((name) => name === field) ?? sameAs[field] ?? 'other';
}
