import { GroupsRounded as PeopleIcon, StarRounded as StarIcon } from '@chauffeur/brand/icons';
import { formatNumber } from '@chauffeur/contracts/money/format-money';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { mainImage } from '../../images/record-images';
import { ResponsiveImage } from '../../images/responsive-image';
import { useCarCapacityText } from '../../offers/use-car-capacity-text';
import { StartingPrice } from '../../prices/starting-price';
import { Badge } from '../../surfaces/badge';
import { Card, CardBody, CardFoot } from '../../surfaces/card';
import { ShareButton } from '../../share/share-button';
import type { OfferedCar } from '../../prices/offered-cars';

/** Every car is shown with the same rating (specification, constants). */
const fixedRating = 4.9;

/** The width at which words fit beside the image: not with enlarged text. */
const hasRoom = '@container (min-width: 15rem)';

/** On phones the image stands beside the text and the price below both, so that several cars are visible. */
const CompactCard = styled(Card)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    [hasRoom]: {
      display: 'grid',
      gridTemplateColumns: '42% minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '16 / 10',
  '& > :first-child': { position: 'absolute', inset: 0 },
  [theme.breakpoints.down('sm')]: { [hasRoom]: { gridRow: '1 / 3', aspectRatio: 'auto' } },
}));

const CardText = styled(CardBody)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    [hasRoom]: {
      display: 'contents',
      '& > *': { padding: '12px 14px 0' },
      '& > :last-child': { gridColumn: '1 / -1', marginTop: 0, paddingBlock: 12 },
      '& > :nth-child(2)': { paddingTop: 6, paddingBottom: 10 },
    },
  },
}));

/** Basis in px: with less room, the button wraps below. The price's unit wraps before that. */
const Price = styled('div')({ flex: '1 1 112px' });

export function CarCard({ car, isFirst }: { car: OfferedCar; isFirst: boolean }) {
  const { t } = useTranslation(['fleet', 'common']);
  const { language, to } = useSiteLanguage();
  const roomOf = useCarCapacityText();
  const name = `${car.brand} ${car.model}`;
  const bookingPath = `/booking?carId=${car.id}`;
  const rating = formatNumber(fixedRating, language);
  return (
    <CompactCard>
      <Picture>
        <ResponsiveImage
          image={mainImage(car)}
          alt={name}
          ratio="1"
          fillsFrom="xs"
          sizes="(min-width: 1200px) 368px, (min-width: 600px) 50vw, 280px"
          isFirst={isFirst}
        />
        <ShareButton path={bookingPath} name={name} onImage />
      </Picture>
      <CardText>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: '4px 2px',
          }}
        >
          <Badge lang={otherLanguageOf(car.category, 'name', language)}>
            {inLanguage(car.category, 'name', language)}
          </Badge>
          <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 700 }}>
            <StarIcon aria-hidden="true" sx={{ fontSize: 20, color: 'primary.main' }} />
            <span className="tabular" role="img" aria-label={t('rating', { rating })}>
              {rating}
            </span>
          </Box>
        </Box>
        <div>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', mt: 0.75, color: 'text.secondary' }}>
            <span className="tabular">{car.year}</span>
            <Box
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}
            >
              <PeopleIcon aria-hidden="true" fontSize="small" />
              {roomOf(car)}
            </Box>
          </Box>
        </div>
        <CardFoot sx={{ justifyContent: 'space-between' }}>
          {car.fromUsd === null ? (
            <>
              <Typography sx={{ fontWeight: 700 }}>{t('common:price.onRequest')}</Typography>
              <ButtonLink
                to={to('/contact')}
                variant="outlined"
                size="small"
                aria-label={t('askForPriceNamed', { name })}
              >
                {t('askForPrice')}
              </ButtonLink>
            </>
          ) : (
            <>
              <Price>
                <StartingPrice amountUsd={car.fromUsd} />
              </Price>
              <ButtonLink
                to={to(bookingPath)}
                variant="contained"
                size="small"
                aria-label={t('common:bookNamed', { name })}
              >
                {t('common:bookNow')}
              </ButtonLink>
            </>
          )}
        </CardFoot>
      </CardText>
    </CompactCard>
  );
}
