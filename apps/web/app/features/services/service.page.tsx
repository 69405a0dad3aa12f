import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router-dom';
import type { Route } from './+types/service.page';
import { gatewayContext, type Gateway } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { waitsAfterLanding } from '../../booking-terms/waits-after-landing';
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
  const gateway = context.get(gatewayContext);
  const service = await gateway.readOne<ServiceResponse>(path);
  if (!service) {
    const seo = await notFoundSeo(args, 'service');
    return data({ service: null, included: [], seo }, { status: 404 });
  }

  const [seo, included] = await Promise.all([
    offerSeo(args, service, 'services', serviceData),
    includedIn(service, gateway),
  ]);
  return data({ service, included, seo });
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

type Inclusion = 'driver' | 'waiting' | 'sign' | 'fuel' | 'pickup' | 'stops';

async function includedIn({ serviceType }: ServiceResponse, gateway: Gateway): Promise<Inclusion[]> {
  if (serviceType !== 'airport_transfer') return ['driver', 'pickup', 'fuel', 'stops'];
  const waiting: Inclusion[] = (await waitsAfterLanding(gateway)) ? ['waiting'] : [];
  return ['driver', ...waiting, 'sign', 'fuel'];
}

export default function ServicePage({ loaderData: { service, included } }: Route.ComponentProps) {
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
