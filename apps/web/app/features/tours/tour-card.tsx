import { PlaceRounded as PlaceIcon } from '@chauffeur/brand/icons';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { StartingPrice } from '../../prices/starting-price';
import { Badge } from '../../surfaces/badge';
import { Card, CardBody, CardFoot } from '../../surfaces/card';
import { cutText } from '../../text/cut-text';
import { useHours } from '../../i18n/use-hours';
import { OfferButtons } from '../../offers/offer-buttons';
import { TourCardImages } from './tour-card-images';
import { TourInclusions } from './tour-inclusions-list';

/** Characters of a tour's description (specification, constants). */
const descriptionLength = 100;

export function TourCard({ tour, isFirst }: { tour: TourResponse; isFirst: boolean }) {
  const { t } = useTranslation('offers');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const name = inLanguage(tour, 'name', language);
  return (
    <Card sx={{ flexDirection: { sm: 'row' } }}>
      <TourCardImages tour={tour} name={name} isFirst={isFirst} />
      <CardBody sx={{ p: { xs: '14px 18px 16px', md: 4 }, gap: { xs: 1, sm: 1.25 } }}>
        <Typography variant="h3" component="h2" lang={otherLanguageOf(tour, 'name', language)}>
          {name}
        </Typography>
        <Typography
          lang={otherLanguageOf(tour, 'description', language)}
          sx={{ color: 'text.secondary', maxWidth: '36.6em' }}
        >
          {cutText(inLanguage(tour, 'description', language), descriptionLength)}
        </Typography>
        <Box
          component="ul"
          aria-label={t('tour.destinations')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 0.5, sm: 0.75 },
            margin: 0,
            padding: 0,
            listStyle: 'none',
            '& > li > *': {
              fontSize: { xs: '0.75rem', sm: '0.8125rem' },
              padding: { xs: '1px 8px', sm: undefined },
            },
          }}
        >
          {inLanguage(tour, 'destinations', language).map((destination) => (
            <li key={destination} lang={otherLanguageOf(tour, 'destinations', language)}>
              <Badge>
                <PlaceIcon aria-hidden="true" />
                {destination}
              </Badge>
            </li>
          ))}
        </Box>
        <TourInclusions />
        <CardFoot sx={{ justifyContent: 'space-between', rowGap: 0.75, paddingTop: { xs: 0, sm: 1 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
            <StartingPrice amountUsd={tour.basePrice} />
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
              {hours(tour.durationHours)}
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: '100%', md: 'auto' } }}>
            <OfferButtons
              name={name}
              path={`/tours/${tour.id}`}
              bookingPath={`/booking?tourId=${tour.id}`}
              isShort
            />
          </Box>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
