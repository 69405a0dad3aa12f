import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { StartingPrice } from '../prices/starting-price';
import { ShareButton } from '../share/share-button';
import { DeferredHydration } from '../start/hydration/deferred-hydration';
import { DescriptionItem, DescriptionList } from '../surfaces/description-list';

const Price = styled('aside')(({ theme }) => ({
  gridArea: 'price',
  display: 'grid',
  gap: 20,
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: theme.palette.sand.main,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 100 },
}));

interface OfferPriceProps {
  name: string;
  /** Price of the cheapest car in USD; 0 is a price on request. */
  basePrice: number;
  details: { term: string; value: ReactNode }[];
  /** Address of the wizard with this offer chosen, without language. */
  bookingPath: string;
  /** The page's path without language, for the share button. */
  path: string;
}

/** An offer's starting price and details, with buttons to book and share it. */
export function OfferPrice({ name, basePrice, details, bookingPath, path }: OfferPriceProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { to } = useSiteLanguage();
  return (
    <DeferredHydration as={Price}>
      <div>
        <StartingPrice amountUsd={basePrice} />
        {basePrice > 0 && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('detail.startingPrice')}
          </Typography>
        )}
      </div>
      <DescriptionList>
        {details.map(({ term, value }) => (
          <DescriptionItem key={term} term={term}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Typography variant="h4" component="h2">
        {t('detail.call')}
      </Typography>
      <Typography variant="body2" sx={{ mt: -1.5 }}>
        {t('detail.callText')}
      </Typography>
      <ButtonLink to={to(bookingPath)} variant="contained" size="large">
        {t('common:bookNow')}
      </ButtonLink>
      <Box sx={{ mt: -1, display: 'grid' }}>
        <ShareButton path={path} name={name} />
      </Box>
    </DeferredHydration>
  );
}
