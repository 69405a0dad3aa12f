import type { Route } from './+types/terms.page';
import { isOtherPage } from '../../api/is-other-page';
import { pageSeo } from '../../seo/page-seo';
import { matchedPage } from '../../seo/matched-page';
import { seoTags } from '../../seo/seo-tags';
import { LegalArticle } from './legal-article';
import { legalTextsIn } from '../../locales/messages';

/** The text comes with the page's data, so that it weighs on this page alone. */
export async function loader(args: Route.LoaderArgs) {
  return { seo: await pageSeo(args, 'terms'), text: legalTextsIn(matchedPage(args).language).terms };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
