import type { Route } from './+types/privacy.page';
import { isOtherPage } from '../../api/is-other-page';
import { pageSeo } from '../../seo/page-seo';
import { matchedPage } from '../../seo/matched-page';
import { seoTags } from '../../seo/seo-tags';
import { LegalArticle } from './legal-article';
import { legalTextsIn } from '../../locales/messages';

/** The text comes with the page's data, so that it weighs on this page alone. */
export async function loader(args: Route.LoaderArgs) {
  return {
    seo: await pageSeo(args, 'privacy'),
    text: legalTextsIn(matchedPage(args).language).privacy,
  };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
