import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** In bytes, for a body that is compressed once and sent many times. */
export const minCachedBytes = 1_000;

/** In bytes, for a body that one client gets: a smaller one takes two packets at most, and compressing it takes longer than sending. */
export const minQuickBytes = 2_000;

/** Level for a body that is compressed once and sent many times. */
export const cachedLevel = 6;

/** Level for a body that one client gets: a sixth of the time of `cachedLevel`, for 7 % more bytes. */
export const quickLevel = 1;

/** Returns the encoding to use. A client that sends quality values such as `br;q=0` gets uncompressed bytes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** @param level 1 (fastest) to 9, for both encodings */
export function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressWithGzip(bytes, { level });
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
