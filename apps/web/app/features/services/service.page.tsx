import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router-dom';
import type { Route } from './+types/service.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { useHours } from '../../i18n/use-hours';
import { MissingOffer } from '../../offers/missing-offer';
import { OfferDetail } from '../../offers/offer-detail';
import { offerSeo } from '../../offers/offer-seo';
import { notFoundSeo } from '../../seo/not-found-seo';
import { seoTags } from '../../seo/seo-tags';
import { serviceData } from '../../seo/structured-data';
import { ServiceTypeBadge } from './service-type-badge';

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const path = `/api/services/${encodeURIComponent(params.id)}`;
  const service = await context.get(gatewayContext).readOne<ServiceResponse>(path);
  if (!service) return data({ service: null, seo: await notFoundSeo(args, 'service') }, { status: 404 });

  const seo = await offerSeo(args, service, 'services', serviceData);
  return data({ service, seo });
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

const transferInclusions = ['driver', 'waiting', 'sign', 'fuel'] as const;
const inclusions = ['driver', 'pickup', 'fuel', 'stops'] as const;

export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  const { t } = useTranslation(['offers', 'layout']);
  const hours = useHours();
  if (!service) {
    return (
      <MissingOffer
        title={t('service.notFound')}
        text={t('service.notFoundText')}
        backPath="/services"
        backLabel={t('service.back')}
      />
    );
  }
  const included = service.serviceType === 'airport_transfer' ? transferInclusions : inclusions;
  return (
    <OfferDetail
      offer={service}
      path={`/services/${service.id}`}
      listPath="/services"
      listName={t('layout:navigation.services')}
      details={[
        { term: t('detail.type'), value: <ServiceTypeBadge type={service.serviceTypeDetails} /> },
        { term: t('detail.duration'), value: hours(service.durationHours) },
      ]}
      included={included.map((item) => t(`included.${item}`))}
      bookingPath={`/booking?serviceId=${service.id}`}
    />
  );
}
