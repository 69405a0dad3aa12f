import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRideMoment } from '../../../../i18n/use-ride-moment';
import { BookedOfferName } from '../../booked/booked-offer-name';

/** When the ride is, with which car, and the number to quote. */
export function RideSummary({ ride }: { ride: RideResponse }) {
  const { t } = useTranslation('success');
  const rideMoment = useRideMoment();
  return (
    <Box
      sx={{
        mt: 3,
        p: { xs: 2.5, md: 3.5 },
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'ground.main',
        color: 'ground.contrastText',
      }}
    >
      {/* A live region: staff may move the ride while its page is open, and nothing else announces that. */}
      <Typography
        aria-live="polite"
        sx={{ fontSize: '1.25rem', fontWeight: 800, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {rideMoment(ride)}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        <BookedOfferName booking={ride} />
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: '0.875rem', opacity: 0.92 }}>
        {t('reference')}:{' '}
        <b data-testid="reference-number" style={{ display: 'inline-block', overflowWrap: 'anywhere' }}>
          {ride.referenceNumber}
        </b>
      </Typography>
      <OtherLeg ride={ride} />
    </Box>
  );
}

/** When the other ride of the trip is, which has its own link. */
function OtherLeg({ ride: { otherLeg } }: { ride: RideResponse }) {
  const { t } = useTranslation('ride');
  const rideMoment = useRideMoment();
  const line = useRef<HTMLParagraphElement>(null);
  const isCancelled = otherLeg?.status === 'cancelled';
  const wasCancelled = useRef(isCancelled);
  useEffect(() => {
    // The question that had the focus has disappeared; a focus elsewhere stays.
    const isFocusLost = document.activeElement === document.body;
    if (isCancelled && !wasCancelled.current && isFocusLost) line.current?.focus({ preventScroll: true });
    wasCancelled.current = isCancelled;
  }, [isCancelled]);
  if (!otherLeg) return null;
  return (
    <Typography
      ref={line}
      tabIndex={-1}
      sx={{ mt: 0.5, fontSize: '0.875rem', opacity: 0.92, outline: 'none' }}
    >
      {t(otherLeg.leg === tripLegs.back ? 'otherLeg.back' : 'otherLeg.there', {
        when: rideMoment(otherLeg),
      }) + (isCancelled ? ` (${t('otherLeg.cancelled')})` : '')}
    </Typography>
  );
}
