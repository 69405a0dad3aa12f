import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../buttons/button-link';
import { useBookingTerms } from '../../../booking-terms/use-booking-terms';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { ContactList } from '../../../company/contact-list';
import { useCompany } from '../../../company/use-company';
import { BookReturnLink } from '../ride/book-again-links';
import { isConfirmed, isRequestOnly, legsOf, type LastBooking } from '../booked/last-booking';
import { BookedLeg } from './booked-leg';
import { LegSection } from './leg-section';
import { RequestExplanation } from './request-explanation';
import { BookedRideSections } from './booked-ride-sections';
import { withinWindow } from '../../../theme/within-window';

const nextSteps = ['email', 'call', 'driver'] as const;
type NextStep = (typeof nextSteps)[number];

export function BookingConfirmation({ booking }: { booking: LastBooking }) {
  const { t } = useTranslation('success');
  const { to } = useSiteLanguage();
  const company = useCompany();
  const { terms } = useBookingTerms();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { returnBooking } = booking;
  const isReady = isConfirmed(booking);
  const isRequest = legsOf(booking).every(isRequestOnly);
  // Two hours may be more than is left until such a ride.
  const isUrgent = legsOf(booking).some(({ urgent }) => urgent);
  // The company does not call about a confirmed ride, and no driver is promised for a request.
  const leftOut: NextStep | null = isRequest ? 'driver' : isReady ? 'call' : null;

  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 5, md: 9 } }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          mb: 3,
          borderRadius: '50%',
          color: 'success.contrastText',
          bgcolor: 'success.main',
        }}
      >
        <CheckIcon sx={{ fontSize: 36 }} />
      </Box>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: withinWindow('clamp(1.875rem, 1.5rem + 1.8vw, 3rem)') }}
      >
        {t(isReady ? 'titleConfirmed' : 'title')}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
        {isRequest ? (
          <RequestExplanation booking={booking} />
        ) : (
          t(isReady ? 'leadConfirmed' : isUrgent ? 'leadUrgent' : 'lead')
        )}
      </Typography>
      <Box
        sx={{
          mt: 4,
          p: { xs: 2.5, md: 4 },
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'ground.main',
          color: 'ground.contrastText',
        }}
      >
        <BookedLeg
          booking={booking}
          name={returnBooking ? t('legs.there') : null}
          testId="reference-number"
        />
        {returnBooking && (
          <BookedLeg booking={returnBooking} name={t('legs.back')} testId="return-reference-number" />
        )}
        {booking.totalPrice === 0 && (
          <Typography sx={{ mt: 1.5, fontWeight: 700 }}>{t('priceToAgree')}</Typography>
        )}
      </Box>
      {returnBooking ? (
        <>
          <LegSection title={t('legs.there')} booking={booking} terms={terms} isRequest={isRequest} />
          <LegSection title={t('legs.back')} booking={returnBooking} terms={terms} isRequest={isRequest} />
        </>
      ) : (
        <BookedRideSections booking={booking} terms={terms} />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 5, mt: 6 }}>
        <section>
          <Typography variant="h3" component="h2">
            {t('next.title')}
          </Typography>
          <Box component="ol" sx={{ display: 'grid', gap: 1.5, mt: 2, mb: 0, paddingInlineStart: 2.75 }}>
            {nextSteps
              .filter((step) => step !== leftOut)
              .map((step) => (
                <li key={step}>{t(step === 'call' && isUrgent ? 'next.callUrgent' : `next.${step}`)}</li>
              ))}
          </Box>
        </section>
        <section>
          <Typography variant="h3" component="h2">
            {t('contact')}
          </Typography>
          <Typography sx={{ mt: 2, fontWeight: 700 }}>{company.name}</Typography>
          <ContactList />
        </section>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 6 }}>
        <ButtonLink to={to('/')} variant="contained">
          {t('backToHome')}
        </ButtonLink>
        <RideBack booking={booking} />
        <ButtonLink to={to('/booking')} variant="outlined">
          {t('another')}
        </ButtonLink>
      </Box>
    </Container>
  );
}

/** Empty for a booking that an earlier release stored without these fields. */
function RideBack({ booking: { carId, pickupLocation, returnBooking, ...ride } }: { booking: LastBooking }) {
  if (returnBooking || carId === undefined || pickupLocation === undefined) return null;
  return <BookReturnLink ride={{ ...ride, carId, pickupLocation }} />;
}
