import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { KeptAnswer } from '../answers/kept-answer.js';
import { Catalogue } from '../upstream/upstream.module.js';

/** Bytes of pictures that are kept at hand. */
const mostBytes = 64 * 1024 * 1024;

/** Pictures never change under their address, so they are kept as long as there is room. */
@Injectable()
export class ReadMedia {
  private readonly kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (answer) => answer.size,
  });

  constructor(private readonly catalogue: Catalogue) {}

  /** Throws CodedError `image.notFound`. */
  async read(hash: string, name: string): Promise<KeptAnswer> {
    const path = `/media/${hash}/${name}`;
    const known = this.kept.get(path);
    if (known) return known;
    const { status, contentType, bytes } = await this.catalogue.ask({ path });
    if (status === 404) throw new CodedError('image.notFound');
    if (status !== 200) throw new CodedError('service.unreachable');
    const answer = new KeptAnswer(bytes, contentType, {
      'cache-control': 'public, max-age=31536000, immutable',
    });
    this.kept.set(path, answer);
    return answer;
  }
}
