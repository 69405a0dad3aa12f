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

/** Names that drivers use for the fields of a booking; minor fields share one name. */
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
