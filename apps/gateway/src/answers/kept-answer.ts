import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
/** Smaller answers fit into a packet or two as they are, in bytes. */
const worthCompressing = 1_000;
/** Good and quick enough for an answer that is compressed once and sent many times. */
const brotliQuality = 6;

/** An answer's bytes, compressed once for everybody who takes it so. */
export class KeptAnswer {
  readonly etag: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly bytes: Buffer,
    readonly contentType: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly status: number = 200,
  ) {
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  }

  get isWorthCompressing(): boolean {
    if (this.headers['content-encoding']) return false;
    return this.bytes.length >= worthCompressing && /json|text|xml|svg|javascript/.test(this.contentType);
  }

  /** About what keeping it costs, in bytes. */
  get size(): number {
    return this.bytes.length * 2 + 500;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    const made = encoding === 'br' ? brotli(this.bytes) : compressWithGzip(this.bytes);
    this.compressed.set(encoding, made);
    return made;
  }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
