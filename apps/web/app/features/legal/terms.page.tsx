import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import type { Route } from './+types/terms.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { pageSeo } from '../../seo/page-seo';
import { matchedPage } from '../../seo/matched-page';
import { seoTags } from '../../seo/seo-tags';
import { LegalArticle } from './legal-article';
import { cancellationText, waitingText } from '../../booking-terms/terms-texts';
import { createI18n } from '../../i18n/create-i18n';
import { legalTextsIn, messagesIn } from '../../locales/messages';
import { fillPlaceholders } from './fill-placeholders';

/** Returns the text as data, so that only this page carries it. */
export async function loader(args: Route.LoaderArgs) {
  const { language } = matchedPage(args);
  const gateway = args.context.get(gatewayContext);
  const [seo, terms] = await Promise.all([
    pageSeo(args, 'terms'),
    gateway.readOr<BookingTermsResponse | null>('/api/booking-terms', null),
  ]);
  const t = createI18n(language, messagesIn(language)).getFixedT(null, 'rideTerms');
  const sentences = terms && {
    cancellation: cancellationText(t, language, terms),
    waiting: waitingText(t, terms, true),
  };
  return { seo, text: fillPlaceholders(legalTextsIn(language).terms, sentences ?? {}) };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle text={loaderData.text} />;
}
