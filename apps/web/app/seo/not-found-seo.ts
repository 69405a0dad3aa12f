import { messagesIn } from '../locales/messages';
import { languageOfPath } from '../i18n/site-language';
import { pageSeo, type NamedPage, type PageSeo } from './page-seo';

type PageArgs = Parameters<typeof pageSeo>[0];

/** The head of a not-found page: never indexed. */
export function notFoundSeo(args: PageArgs, page: NamedPage): Promise<PageSeo> {
  const texts = messagesIn(languageOfPath(args.url.pathname)).seo[page];
  return pageSeo(args, { ...texts, robots: 'noindex, follow' });
}
