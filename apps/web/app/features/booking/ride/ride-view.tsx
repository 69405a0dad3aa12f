import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { hasBegun } from '@chauffeur/contracts/rides/ride-end';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../../buttons/button-link';
import { whatsappLink } from '../../../company/contact-links';
import { useCompany } from '../../../company/use-company';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { Banner } from '../../../surfaces/banner';
import { BookAgainLinks } from './book-again-links';
import { BookedRide } from './booked-ride';
import { CancelOtherLeg } from './cancel/cancel-other-leg';
import { CancelRide } from './cancel/cancel-ride';
import { ChangeRide } from './change/change-ride';
import { RideContacts } from './sections/ride-contacts';
import { RideFiles } from './sections/ride-files';
import { RideProgress } from './sections/ride-progress';
import { RideReminders } from './sections/ride-reminders';
import { RideSummary } from './sections/ride-summary';
import { headlineOf, moneyOf } from './ride-texts';
import { CallToCompany } from './call-to-company';
import type { OpenedRideState } from './use-ride';
import { smallTitleSize } from '../../../theme/small-title';

interface RideViewProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** A ride as its customer sees it: what happens next first, then everything that was booked. */
export function RideView({ token, ride, openedRide }: RideViewProps) {
  const { t } = useTranslation('ride');
  const { language } = useSiteLanguage();
  const company = useCompany();
  const headline = headlineOf(ride, openedRide.now());
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(headline);
  useEffect(() => {
    // The question that had the focus has disappeared.
    if (shown.current !== headline && headline === 'cancelled') heading.current?.focus();
    shown.current = headline;
  }, [headline]);
  const isOpen = ride.status === 'pending' || ride.status === 'confirmed';
  const isAhead =
    isOpen &&
    !hasBegun(ride, openedRide.now()) &&
    ride.driverProgress.every(({ step }) => step === 'accepted');
  const writeText = encodeURIComponent(t('writeText', { reference: ride.referenceNumber }));
  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 4, md: 8 }, minHeight: '100vh' }}>
      <Box role="status" sx={{ '&:not(:empty)': { mb: 3 } }}>
        {openedRide.fetchStatus === 'unavailable' && <Banner kind="warning">{t('outdated')}</Banner>}
      </Box>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          // It gets the focus then, with which screen readers say it.
          aria-live={headline === 'cancelled' ? 'off' : undefined}
          sx={{ fontSize: smallTitleSize }}
        >
          {t(`states.${headline}.title`)}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '34em' }}>
          <CallToCompany
            text={t(
              headline === 'pending' && ride.urgent ? 'states.pending.leadUrgent' : `states.${headline}.lead`,
              {
                hours: ride.contactsFromHours,
                name: ride.driver?.firstName,
                phone: company.phone,
              },
            )}
          />
        </Typography>
        {ride.feeDueUsd !== null && (
          <Typography sx={{ mt: 1.5, fontWeight: 700 }}>
            {t(ride.isFeePaid ? 'feePaid' : 'feeDue', { fee: moneyOf(ride, ride.feeDueUsd, language) })}
          </Typography>
        )}
      </Box>
      <CancelOtherLeg token={token} ride={ride} openedRide={openedRide} />
      <RideSummary ride={ride} />
      <Box sx={{ '&:not(:empty)': { mt: 4 } }}>
        <RideContacts ride={ride} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '2fr 1fr' }, gap: 5, mt: 4 }}>
        <section aria-labelledby="ride-details">
          <Typography variant="h3" component="h2" id="ride-details" sx={{ mb: 2 }}>
            {t('details')}
          </Typography>
          <BookedRide ride={ride} now={openedRide.now} />
        </section>
        <section aria-labelledby="ride-progress">
          <Typography variant="h3" component="h2" id="ride-progress">
            {t('progress')}
          </Typography>
          <RideProgress ride={ride} />
        </section>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <RideFiles token={token} ride={ride} />
        <ButtonAnchor href={`${whatsappLink(company.whatsapp)}?text=${writeText}`} variant="outlined">
          {t('write')}
        </ButtonAnchor>
        <BookAgainLinks ride={ride} />
      </Box>
      {isAhead && ride.hasEmail && <RideReminders token={token} ride={ride} openedRide={openedRide} />}
      {isOpen && <ChangeRide token={token} ride={ride} openedRide={openedRide} />}
      {ride.status !== 'cancelled' && <CancelRide token={token} ride={ride} openedRide={openedRide} />}
    </Container>
  );
}
