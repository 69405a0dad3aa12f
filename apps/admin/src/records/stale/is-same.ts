import { hashKey } from '@tanstack/react-query';

/** Whether two requests would store the same. The order of fields is ignored: the database reorders those of JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
