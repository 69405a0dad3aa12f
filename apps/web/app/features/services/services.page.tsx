import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/services.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { OfferList } from '../../offers/offer-list';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { ServiceCard } from './service-card';

export async function loader(args: Route.LoaderArgs) {
  const [seo, services] = await Promise.all([
    pageSeo(args, 'services'),
    args.context.get(gatewayContext).readOr<ServiceResponse[]>('/api/services', []),
  ]);
  return { seo, services };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function ServicesPage({ loaderData: { services } }: Route.ComponentProps) {
  const { t } = useTranslation('offers');
  return (
    <OfferList title={t('services.title')} lead={t('services.lead')} emptyText={t('services.empty')}>
      {services.map((service, index) => (
        <DeferredHydration as="li" key={service.id}>
          <ServiceCard service={service} isFirst={index < 3} />
        </DeferredHydration>
      ))}
    </OfferList>
  );
}
