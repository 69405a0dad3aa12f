import { minutesOfExtras } from '../bookings/prices/extra-lines.js';
import type { BookedExtra } from '../bookings/prices/booked-extras.js';
import type { Language } from '../languages/languages.js';
import { formatUnit } from '../time/format-unit.js';

interface BookedTime {
  readonly durationMinutes: number | null;
  readonly airportDirection: string | null;
  readonly extras: readonly BookedExtra[];
}

/**
 * Returns how long a ride was booked for: `3 hours`, `1.5 hours`, `1 hour 35 minutes`. Empty if that is unknown, and for an
 * airport transfer without extra hours, which ends where it leads.
 */
export function bookedDuration(
  { durationMinutes, airportDirection, extras }: BookedTime,
  language: Language,
): string {
  const isTransfer = airportDirection !== null && minutesOfExtras(extras) === 0;
  if (durationMinutes === null || isTransfer) return '';
  const unit = (name: 'hour' | 'minute', count: number) => formatUnit(count, name, 'long', language);
  if (durationMinutes % 30 === 0) return unit('hour', durationMinutes / 60);
  const hours = Math.floor(durationMinutes / 60);
  return [...(hours > 0 ? [unit('hour', hours)] : []), unit('minute', durationMinutes % 60)].join(' ');
}
