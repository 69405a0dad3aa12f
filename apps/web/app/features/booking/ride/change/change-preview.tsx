import type { RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { Banner } from '../../../../surfaces/banner';
import { VisuallyHidden } from '../../../../surfaces/visually-hidden';
import { moneyOf } from '../ride-texts';

interface ChangePreviewProps {
  ride: RideResponse;
  preview: RideChangeResponse;
  onTime: (bookingTime: string) => void;
}

/** The outcome of the change: whether the car is free, the price, and what a cancellation costs then. */
export function ChangePreview({ ride, preview, onTime }: ChangePreviewProps) {
  const { t } = useTranslation('ride');
  const { t: inBooking } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const { isFree, otherTimes, ride: changed } = preview;
  if (!isFree) {
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Banner kind="warning">{inBooking('availability.full', { car: ride.carName })}</Banner>
        {otherTimes.length > 0 && (
          <Box role="group" aria-label={inBooking('availability.otherTimes')}>
            <Typography variant="body2">{inBooking('availability.otherTimes')}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {otherTimes.map((bookingTime) => (
                <Button key={bookingTime} variant="outlined" size="small" onClick={() => onTime(bookingTime)}>
                  {bookingTime}
                </Button>
              ))}
            </Box>
          </Box>
        )}
      </Box>
    );
  }
  const price = moneyOf(ride, changed.totalPrice, language);
  const fee = changed.cancellation?.feeUsd ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>{priceText()}</Typography>
      {changed.feeDueSince !== null && fee > 0 && (
        <Typography>{t('change.feeStays', { fee: moneyOf(ride, fee, language) })}</Typography>
      )}
      {changed.status === 'pending' && <Typography>{t('change.pending')}</Typography>}
      {/* The focus stays at the button, whose new name screen readers do not say by themselves. */}
      <VisuallyHidden>{t('change.next', { button: t('change.save.trip') })}</VisuallyHidden>
    </Box>
  );

  function priceText() {
    if (changed.totalPrice === 0) return t('change.priceToBeAgreed');
    if (changed.totalPrice === ride.totalPrice) return t('change.samePrice', { price });
    return t('change.newPrice', { price, before: moneyOf(ride, ride.totalPrice, language) });
  }
}
