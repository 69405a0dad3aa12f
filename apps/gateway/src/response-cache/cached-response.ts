import { createHash } from 'node:crypto';
import { cachedLevel, compress, minCachedBytes, type Encoding } from '../compression/compress.js';

/** The bytes of a response, compressed once for all clients that accept the encoding. */
export class CachedResponse {
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

  get isCompressible(): boolean {
    if (this.headers['content-encoding']) return false;
    return this.bytes.length >= minCachedBytes && /json|text|xml|svg|javascript/.test(this.contentType);
  }

  /** Estimated size in memory in bytes, including the compressed forms. */
  get size(): number {
    return this.bytes.length * 2 + 500;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding);
    if (known) return known;
    const compressing = compress(this.bytes, encoding, cachedLevel);
    this.compressed.set(encoding, compressing);
    return compressing;
  }
}
