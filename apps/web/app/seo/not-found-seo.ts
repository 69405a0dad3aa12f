import { messagesIn } from '../locales/messages';
import { matchedPage } from './matched-page';
import { pageSeo, type NamedPage, type PageSeo } from './page-seo';

type PageArgs = Parameters<typeof pageSeo>[0];

/** Composes the head of a page that does not exist: not indexed, and without a canonical address. */
export function notFoundSeo(args: PageArgs, page: NamedPage): Promise<PageSeo> {
  const texts = messagesIn(matchedPage(args).language).seo[page];
  return pageSeo(args, { ...texts, robots: 'noindex, follow', exists: false });
}
