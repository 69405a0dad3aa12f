import { createHash } from 'node:crypto';

/** Hashes a request, to distinguish a repeat from another request with the same key. Null fields count as absent. */
export function requestHash(request: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(request)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
