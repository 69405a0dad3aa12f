import { scriptHashesHeader } from '@chauffeur/contracts/script-hashes';
import type { UpstreamResponse } from '../upstream/upstream-response.js';

/** What the renderer passes on of its own scripts; undefined for a page of a former one. */
export function scriptHashesOf(headers: UpstreamResponse['headers']): string | undefined {
  const hashes = headers[scriptHashesHeader];
  return typeof hashes === 'string' ? hashes : undefined;
}
