import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { AnswerCache, type FoundAnswer } from '../answers/answer-cache.js';
import { KeptAnswer } from '../answers/kept-answer.js';
import { contentSecurityPolicy } from '../security/content-security-policy.js';
import type { ServiceAnswer } from '../upstream/service-answer.js';
import { Web } from '../upstream/upstream.module.js';
import { rendererNonce } from './renderer-nonce.js';

/** Carries a page that must not be kept (not found, moved, incomplete) past the cache. */
class UnkeptPage extends Error {
  constructor(readonly answer: KeptAnswer) {
    super('not kept');
  }
}

/** Pages as the renderer made them, the same for every visitor, kept until their content changes. */
@Injectable()
export class ReadPage {
  constructor(
    private readonly cache: AnswerCache,
    private readonly web: Web,
  ) {}

  /** Throws CodedError `service.unreachable` when the renderer is away and nothing is kept. */
  async read(path: string): Promise<FoundAnswer> {
    try {
      return await this.cache.read('page', path, ['catalogue', 'pricing'], () => this.render(path));
    } catch (error) {
      if (error instanceof UnkeptPage) return { answer: error.answer, isStale: false };
      throw error;
    }
  }

  private async render(path: string): Promise<KeptAnswer> {
    const rendered = await this.web.ask({ path, headers: { accept: 'text/html' } });
    if (rendered.status >= 500) throw new CodedError('service.unreachable');
    const page = pageOf(rendered);
    const isComplete =
      rendered.status === 200 && !String(rendered.headers['cache-control']).includes('no-store');
    if (!isComplete) throw new UnkeptPage(page);
    return page;
  }
}

function pageOf({ status, contentType, headers, bytes }: ServiceAnswer): KeptAnswer {
  const isHtml = contentType.startsWith('text/html');
  return new KeptAnswer(
    bytes,
    contentType,
    {
      ...(isHtml
        ? { 'content-security-policy': contentSecurityPolicy(bytes.toString('utf8'), rendererNonce) }
        : {}),
      ...(typeof headers.location === 'string' ? { location: headers.location } : {}),
      // The router tells by these headers of a data request that it was answered by the right build.
      ...Object.fromEntries(
        Object.entries(headers).filter(
          (entry): entry is [string, string] =>
            entry[0].startsWith('x-remix') && typeof entry[1] === 'string',
        ),
      ),
    },
    status,
  );
}
