import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../answers/kept-answer.js';
import { KeptAnswer } from '../answers/kept-answer.js';
import { Web } from '../upstream/upstream.module.js';

/** Bytes of files that are kept at hand. */
const mostBytes = 64 * 1024 * 1024;

/** The site's own files (scripts, fonts, pictures), in the compressed form that was made when it was built. */
@Injectable()
export class ReadFile {
  private readonly kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (answer) => answer.size,
  });

  constructor(private readonly web: Web) {}

  /** Throws CodedError `service.unreachable`. */
  async read(path: string, encoding: Encoding | undefined): Promise<KeptAnswer> {
    const key = `${encoding ?? 'plain'} ${path}`;
    const known = this.kept.get(key);
    if (known) return known;
    const { status, contentType, headers, bytes } = await this.web.ask({
      path,
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
    if (status >= 500) throw new CodedError('service.unreachable');
    const passedOn = ['cache-control', 'content-encoding'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = new KeptAnswer(bytes, contentType, Object.fromEntries(passedOn), status);
    // Only a file whose name changes with its content may be kept without asking again.
    if (status === 200 && answer.headers['cache-control']?.includes('immutable')) this.kept.set(key, answer);
    return answer;
  }
}
