import { inLanguage, socialImageUrl, type TourResponse } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router-dom';
import type { Route } from './+types/tour.page';
import { gatewayContext } from '../../api/gateway';
import { messagesByLanguage } from '../../i18n/messages';
import { languageOfPath, localisedPath } from '../../i18n/site-language';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { mainPicture } from '../../pictures/main-picture';
import { useHours } from '../../text/use-hours';
import { MissingOffer } from '../offer-detail/missing-offer';
import { OfferDetail } from '../offer-detail/offer-detail';
import { notFoundSeo } from '../seo/not-found-seo';
import { pageSeo } from '../seo/page-seo';
import { publicUrlContext } from '../seo/public-url';
import { seoTags } from '../seo/seo-tags';
import { breadcrumbData, tourData } from '../seo/structured-data';
import { tourDestinations } from './tour-destinations';
import { tourInclusions } from './tour-inclusions';

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const path = `/api/tours/${encodeURIComponent(params.id)}`;
  const tour = await context.get(gatewayContext).readOne<TourResponse>(path);
  if (!tour) return data({ tour: null, seo: await notFoundSeo(args, 'tour') }, { status: 404 });

  const language = languageOfPath(url.pathname);
  const publicUrl = context.get(publicUrlContext);
  const name = inLanguage(tour, 'name', language);
  const description = inLanguage(tour, 'description', language);
  const address = publicUrl + url.pathname;
  const picture = mainPicture(tour);
  const imagePath = picture ? socialImageUrl(picture.hash) : undefined;
  const { navigation } = messagesByLanguage[language].layout;
  const seo = await pageSeo(args, {
    title: name,
    description,
    imagePath,
    structuredData: [
      tourData({
        name,
        description,
        url: address,
        basePrice: tour.basePrice,
        imageUrl: imagePath && publicUrl + imagePath,
        publicUrl,
        destinations: tourDestinations(tour, language),
      }),
      breadcrumbData([
        { name: navigation.home, url: publicUrl + localisedPath('/', language) },
        { name: navigation.tours, url: publicUrl + localisedPath('/tours', language) },
        { name, url: address },
      ]),
    ],
  });
  return data({ tour, seo });
}

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
  const destinations = tourDestinations(tour, language);
  return (
    <OfferDetail
      offer={tour}
      path={`/tours/${tour.id}`}
      listPath="/tours"
      listName={t('layout:navigation.tours')}
      facts={[
        { term: t('detail.duration'), value: hours(tour.durationHours) },
        { term: t('tour.destinations'), value: t('tour.destinationCount', { count: destinations.length }) },
      ]}
      included={tourInclusions.map((item) => t(`included.${item}`))}
      bookingState={{ tourId: tour.id }}
    >
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('tour.destinations')}
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3 }}>
          {destinations.map((destination) => (
            <li key={destination}>{destination}</li>
          ))}
        </Box>
      </section>
    </OfferDetail>
  );
}
