import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/home.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { waitsAfterLanding } from '../../booking-terms/waits-after-landing';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { firstImage } from '../../images/record-images';
import { BookingBar } from '../../offers/booking-bar';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { pageSeo } from '../../seo/page-seo';
import { seoTags } from '../../seo/seo-tags';
import { FirstCategories } from './first-categories';
import { Hero } from './hero';
import { OfferCards } from './offer-cards';
import { Statistics } from './statistics';
import { WhyChooseUs } from './why-choose-us';

/** Categories on the home page (specification, constants). */
const shownCategories = 3;

export async function loader(args: Route.LoaderArgs) {
  const gateway = args.context.get(gatewayContext);
  const [seo, categories, services, tours, isWaitingIncluded] = await Promise.all([
    pageSeo(args, 'home'),
    gateway.readOr<CategoryResponse[]>('/api/categories', []),
    gateway.readOr<ServiceResponse[]>('/api/services', []),
    gateway.readOr<TourResponse[]>('/api/tours', []),
    waitsAfterLanding(gateway),
  ]);
  const imageOf = (kind: ServiceResponse['serviceType']) =>
    firstImage(services.filter((service) => service.serviceType === kind));
  return {
    seo,
    categories: categories.slice(0, shownCategories),
    isWaitingIncluded,
    images: {
      airport: imageOf('airport_transfer'),
      city: imageOf('city_tour'),
      countryside: firstImage(tours),
    },
  };
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  const { categories, images, isWaitingIncluded } = loaderData;
  return (
    <>
      <Hero />
      {/* On phones the booking bar appears after the hero, which has its own button. */}
      <div>
        <DeferredHydration>
          <OfferCards images={images} isWaitingIncluded={isWaitingIncluded} />
        </DeferredHydration>
        <DeferredHydration>
          <FirstCategories categories={categories} />
        </DeferredHydration>
        <DeferredHydration>
          <WhyChooseUs />
        </DeferredHydration>
        <DeferredHydration>
          <Statistics />
        </DeferredHydration>
        <BookingBar>
          <ButtonLink to={to('/booking')} variant="contained">
            {t('bookNow')}
          </ButtonLink>
        </BookingBar>
      </div>
    </>
  );
}
