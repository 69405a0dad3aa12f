import { imageLimits } from '@chauffeur/contracts';

export type ImageType = (typeof imageLimits.types)[number];

/** What the bytes are by their own first bytes, whatever a name or a sender says; null for anything that is not taken. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
