import { imagePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CachedResponse } from '../response-cache/cached-response.js';
import { Catalogue } from '../upstream/upstream.module.js';

const maxBytes = 64 * 1024 * 1024;

/** The content of an image URL never changes, so entries have no max age. */
@Injectable()
export class ReadMedia {
  private readonly cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  });

  constructor(private readonly catalogue: Catalogue) {}

  /** Throws CodedError `image.notFound`. */
  async read(hash: string, name: string): Promise<CachedResponse> {
    const path = pathTo(imagePaths.file, { hash, name });
    const known = this.cache.get(path);
    if (known) return known;
    const { status, contentType, bytes } = await this.catalogue.request({ path });
    if (status === 404) throw new CodedError('image.notFound');
    if (status !== 200) throw new CodedError('service.unreachable');
    const response = new CachedResponse(bytes, contentType, {
      'cache-control': 'public, max-age=31536000, immutable',
    });
    this.cache.set(path, response);
    return response;
  }
}
