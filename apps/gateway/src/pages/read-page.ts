import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { ResponseCache, type CacheResult } from '../response-cache/response-cache.js';
import { CachedResponse } from '../response-cache/cached-response.js';
import { contentSecurityPolicy } from '../security/content-security-policy.js';
import { scriptHashesOf } from './script-hashes-of.js';
import type { UpstreamResponse } from '../upstream/upstream-response.js';
import { RenderLimiter } from './render-limiter.js';
import { pageAddressOf, type PageOfSite } from './page-address.rules.js';
import { Web } from '../upstream/upstream.module.js';

/** Carries a page that must not be cached (not found, moved) past the cache. */
class UncacheablePage extends Error {
  constructor(readonly response: CachedResponse) {
    super('not cacheable');
  }
}

/** A page that lacks content of an unavailable source. The last complete page is served instead if it is cached. */
class IncompletePage extends CodedError {
  constructor(readonly response: CachedResponse) {
    super('service.unreachable');
  }
}

/** Reads rendered pages, which are the same for every visitor, and caches them until their content changes. */
@Injectable()
export class ReadPage {
  private readonly renders = new RenderLimiter();

  constructor(
    private readonly cache: ResponseCache,
    private readonly web: Web,
  ) {}

  /** Whether a URL is of a page that has to be rendered while too many renders are waiting. */
  isRejected(url: string): boolean {
    // Another form of URL may not be parseable; the router rejects it.
    if (!this.renders.isFull || !url.startsWith('/')) return false;
    const address = pageAddressOf(url);
    return address.kind === 'page' && !this.cache.has('page', address.path);
  }

  /** Throws CodedError `service.unreachable` when the renderer is unavailable and nothing is cached. */
  async read({ path, cached }: Pick<PageOfSite, 'path' | 'cached'>): Promise<CacheResult> {
    try {
      if (cached === 'never') return { response: await this.render(path), isStale: false };
      return await this.cache.read('page', path, ['catalogue', 'pricing', 'schedule'], () =>
        this.render(path, cached === 'as not found' ? 404 : 200),
      );
    } catch (error) {
      if (error instanceof UncacheablePage || error instanceof IncompletePage)
        return { response: error.response, isStale: false };
      throw error;
    }
  }

  /** Throws IncompletePage, or UncacheablePage if the page's status is not `cachedStatus`. */
  private async render(path: string, cachedStatus = 200): Promise<CachedResponse> {
    const rendered = await this.renders.run(() =>
      this.web.request({ path, headers: { accept: 'text/html' } }),
    );
    if (rendered.status >= 500) throw new CodedError('service.unreachable');
    const page = pageOf(rendered);
    if (rendered.status !== cachedStatus) throw new UncacheablePage(page);
    if (String(rendered.headers['cache-control']).includes('no-store')) throw new IncompletePage(page);
    return page;
  }
}

function pageOf({ status, contentType, headers, bytes }: UpstreamResponse): CachedResponse {
  const isHtml = contentType.startsWith('text/html');
  return new CachedResponse(
    bytes,
    contentType,
    {
      ...(isHtml
        ? {
            'content-security-policy': contentSecurityPolicy(bytes.toString('utf8'), scriptHashesOf(headers)),
          }
        : {}),
      ...(typeof headers.location === 'string' ? { location: headers.location } : {}),
      // These headers of a data request show the router that the data is of the same build.
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
