/**
 * The moment of a ride's date (YYYY-MM-DD) and time (HH:MM); Azerbaijan keeps UTC+4 all year. Apart from the schemas of
 * both, which would bring zod into the first load of a page that only reckons with it.
 */
export function bakuInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+04:00`);
}
