import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router-dom';
import type { Route } from './+types/tour.page';
import { gatewayContext } from '../../api/gateway';
import { isOtherPage } from '../../api/is-other-page';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { useHours } from '../../i18n/use-hours';
import { MissingOffer } from '../../offers/missing-offer';
import { OfferDetail } from '../../offers/offer-detail';
import { offerSeo } from '../../offers/offer-seo';
import { notFoundSeo } from '../../seo/not-found-seo';
import { matchedPage } from '../../seo/matched-page';
import { seoTags } from '../../seo/seo-tags';
import { tourData } from '../../seo/structured-data';
import { tourInclusions } from './tour-inclusions';

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const path = `/api/tours/${encodeURIComponent(params.id)}`;
  const tour = await context.get(gatewayContext).readOne<TourResponse>(path);
  if (!tour) return data({ tour: null, seo: await notFoundSeo(args, 'tour') }, { status: 404 });

  const destinations = inLanguage(tour, 'destinations', matchedPage(args).language);
  const seo = await offerSeo(args, tour, 'tours', (offered) => tourData({ ...offered, destinations }));
  return data({ tour, seo });
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function TourPage({ loaderData: { tour } }: Route.ComponentProps) {
  const { t } = useTranslation(['offers', 'layout']);
  const { language } = useSiteLanguage();
  const hours = useHours();
  if (!tour) {
    return (
      <MissingOffer
        title={t('tour.notFound')}
        text={t('tour.notFoundText')}
        backPath="/tours"
        backLabel={t('tour.back')}
      />
    );
  }
  const destinations = inLanguage(tour, 'destinations', language);
  return (
    <OfferDetail
      offer={tour}
      path={`/tours/${tour.id}`}
      listPath="/tours"
      listName={t('layout:navigation.tours')}
      details={[
        { term: t('detail.duration'), value: hours(tour.durationHours) },
        { term: t('tour.destinations'), value: t('tour.destinationCount', { count: destinations.length }) },
      ]}
      included={tourInclusions.map((item) => t(`included.${item}`))}
      bookingPath={`/booking?tourId=${tour.id}`}
    >
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('tour.destinations')}
        </Typography>
        <Box
          component="ol"
          lang={otherLanguageOf(tour, 'destinations', language)}
          sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3 }}
        >
          {destinations.map((destination) => (
            <li key={destination}>{destination}</li>
          ))}
        </Box>
      </section>
    </OfferDetail>
  );
}
