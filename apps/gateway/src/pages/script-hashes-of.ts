import { scriptHashesHeader } from '@chauffeur/contracts/script-hashes';
import type { UpstreamResponse } from '../upstream/upstream-response.js';

/** Returns the hashes that the renderer sends for its scripts; undefined if it is of a former release. */
export function scriptHashesOf(headers: UpstreamResponse['headers']): string | undefined {
  const hashes = headers[scriptHashesHeader];
  return typeof hashes === 'string' ? hashes : undefined;
}
