import PlaceIcon from '@mui/icons-material/PlaceRounded';
import { inLanguage, type TourResponse } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { mainPicture } from '../../pictures/main-picture';
import { Picture } from '../../pictures/picture';
import { StartingPrice } from '../../prices/starting-price';
import { Badge } from '../../surfaces/badge';
import { Card, CardBody, CardFoot } from '../../surfaces/card';
import { cutText } from '../../text/cut-text';
import { useHours } from '../../text/use-hours';
import { videoIdOf } from '../video/video-id';
import { VideoPreview } from '../video/video-preview';
import { tourDestinations } from './tour-destinations';
import { tourInclusions } from './tour-inclusions';

/** Characters of a tour's description, and photos beside a video (specification, constants). */
const descriptionLength = 100;
const photosBesideVideo = 2;

export function TourCard({ tour, isFirst }: { tour: TourResponse; isFirst: boolean }) {
  const { t } = useTranslation(['offers', 'common']);
  const { language, to } = useSiteLanguage();
  const hours = useHours();
  const name = inLanguage(tour, 'name', language);
  const hasVideo = tour.youtubeUrl !== null && videoIdOf(tour.youtubeUrl) !== null;
  const extraPhotos = hasVideo ? tour.photos.filter(({ isMain }) => !isMain).slice(0, photosBesideVideo) : [];
  return (
    <Card>
      <Picture
        image={mainPicture(tour)}
        alt={name}
        ratio="3 / 2"
        sizes="(min-width: 1200px) 368px, (min-width: 660px) 50vw, 92vw"
        isFirst={isFirst}
      />
      <CardBody>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {hours(tour.durationHours)}
        </Typography>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {cutText(inLanguage(tour, 'description', language), descriptionLength)}
        </Typography>
        <Box
          component="ul"
          aria-label={t('tour.destinations')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {tourDestinations(tour, language).map((destination) => (
            <li key={destination}>
              <Badge>
                <PlaceIcon aria-hidden="true" />
                {destination}
              </Badge>
            </li>
          ))}
        </Box>
        {hasVideo && tour.youtubeUrl && <VideoPreview url={tour.youtubeUrl} name={name} />}
        {extraPhotos.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              gap: 1,
              '& img': { borderRadius: '10px' },
            }}
          >
            {extraPhotos.map((photo) => (
              <Picture key={photo.id} image={photo.image} alt="" ratio="4 / 3" sizes="180px" />
            ))}
          </Box>
        )}
        <Box sx={{ fontSize: '0.9375rem' }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
            {t('tours.included')}
          </Typography>
          <Box component="ul" sx={{ margin: '4px 0 0', paddingInlineStart: 2.5, color: 'text.secondary' }}>
            {tourInclusions.map((item) => (
              <li key={item}>{t(`included.${item}`)}</li>
            ))}
          </Box>
        </Box>
        <Box sx={{ marginTop: 'auto', pt: 1 }}>
          <StartingPrice amountUsd={tour.basePrice} />
        </Box>
        <CardFoot sx={{ marginTop: 0 }}>
          <Button
            component={Link}
            to={to('/booking')}
            state={{ tourId: tour.id }}
            variant="contained"
            size="small"
            aria-label={t('common:bookNamed', { name })}
          >
            {t('common:bookNow')}
          </Button>
          <Button
            component={Link}
            to={to(`/tours/${tour.id}`)}
            prefetch="intent"
            color="secondary"
            size="small"
            aria-label={t('common:viewDetailsNamed', { name })}
          >
            {t('common:viewDetails')}
          </Button>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
