import type { RetentionPeriods } from '@chauffeur/contracts/retention';
import type { Route } from './+types/privacy.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { pageSeo } from '../../seo/page-seo';
import { matchedPage } from '../../seo/matched-page';
import { seoTags } from '../../seo/seo-tags';
import { LegalArticle } from './legal-article';
import { legalTextsIn } from '../../locales/messages';
import { fillRetentionPeriods } from './fill-retention-periods';

/** Returns the text as data, so that only this page carries it. */
export async function loader(args: Route.LoaderArgs) {
  const { language } = matchedPage(args);
  const gateway = args.context.get(gatewayContext);
  const [seo, periods] = await Promise.all([
    pageSeo(args, 'privacy'),
    gateway.readOr<RetentionPeriods | null>('/api/retention-periods', null),
  ]);
  return { seo, text: fillRetentionPeriods(legalTextsIn(language).privacy, periods, language) };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
