import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/tours.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { OfferList } from '../../offers/offer-list';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { TourCard } from './tour-card';

export async function loader(args: Route.LoaderArgs) {
  const [seo, tours] = await Promise.all([
    pageSeo(args, 'tours'),
    args.context.get(gatewayContext).readOr<TourResponse[]>('/api/tours', []),
  ]);
  return { seo, tours };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function ToursPage({ loaderData: { tours } }: Route.ComponentProps) {
  const { t } = useTranslation('offers');
  return (
    <OfferList title={t('tours.title')} lead={t('tours.lead')} emptyText={t('tours.empty')} isWide>
      {tours.map((tour, index) => (
        <DeferredHydration as="li" key={tour.id}>
          <TourCard tour={tour} isFirst={index < 2} />
        </DeferredHydration>
      ))}
    </OfferList>
  );
}
