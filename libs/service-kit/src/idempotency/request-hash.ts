import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a request, by which a repeat differs from another one with its key. Null counts as absent. */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(request)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
