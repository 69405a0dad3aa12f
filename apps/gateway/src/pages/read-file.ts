import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../compression/compress.js';
import { CachedResponse } from '../response-cache/cached-response.js';
import { Web } from '../upstream/upstream.module.js';

const maxBytes = 64 * 1024 * 1024;

/** Reads the site's own files (scripts, fonts, images), precompressed by the build. */
@Injectable()
export class ReadFile {
  private readonly cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  });

  constructor(private readonly web: Web) {}

  /** Returns null if there is no such file. Throws CodedError `service.unreachable`. */
  async read(path: string, encoding: Encoding | undefined): Promise<CachedResponse | null> {
    const key = `${encoding ?? 'plain'} ${path}`;
    const known = this.cache.get(key);
    if (known) return known;
    const { status, contentType, headers, bytes } = await this.web.request({
      path,
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
    if (status >= 500) throw new CodedError('service.unreachable');
    if (status === 404) return null;
    const forwarded = ['cache-control', 'content-encoding'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const response = new CachedResponse(bytes, contentType, Object.fromEntries(forwarded), status);
    // Only a file with a content hash in its name is cached without revalidation.
    if (status === 200 && response.headers['cache-control']?.includes('immutable'))
      this.cache.set(key, response);
    return response;
  }
}
