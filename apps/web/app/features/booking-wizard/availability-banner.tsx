import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../surfaces/banner';

interface AvailabilityBannerProps {
  /** The chosen car's name. */
  car: string | null;
  /** The chosen service's or tour's name. */
  offer: string | null;
  hasCars: boolean;
  hasOffers: boolean;
  isPriced: boolean;
}

/** Says what the prices mean for the choice so far. */
export function AvailabilityBanner({ car, offer, hasCars, hasOffers, isPriced }: AvailabilityBannerProps) {
  const { t } = useTranslation('booking');
  return (
    <Box role="status">
      {car && !offer && !hasOffers && <Banner kind="warning">{t('banner.noOffers', { car })}</Banner>}
      {offer && !car && !hasCars && <Banner kind="warning">{t('banner.noCars', { name: offer })}</Banner>}
      {car && offer && isPriced && (
        <Banner kind="success">{t('banner.available', { car, name: offer })}</Banner>
      )}
    </Box>
  );
}
