import { hashKey } from '@tanstack/react-query';

/** Whether two requests would store the same, in whatever order their fields are: the database has one of its own for JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
