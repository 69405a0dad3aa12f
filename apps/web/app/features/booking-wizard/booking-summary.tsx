import { inLanguage } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { cutText } from '../../text/cut-text';
import { formatRideDate } from '../../text/format-date';
import type { BookingDraft } from './booking-draft';
import { carName, offerName, type ChosenRecords } from './chosen-records';
import { messagingAppNames } from './messaging-app-names';
import { tourDestinations } from '../tours/tour-destinations';
import type { WizardStep } from './wizard-step';

/** Limits of the confirm step (specification, constants). */
const descriptionLength = 100;
const shownDestinations = 3;

const Group = styled('section')(({ theme }) => ({
  padding: '20px 22px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '14px 24px',
  margin: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& .wide': { gridColumn: '1 / -1' },
}));

interface BookingSummaryProps {
  draft: BookingDraft;
  chosen: ChosenRecords;
  onStep: (step: WizardStep) => void;
}

export function BookingSummary({ draft, chosen, onStep }: BookingSummaryProps) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const { details } = draft;
  const offer = chosen.service ?? chosen.tour;
  const destinations = chosen.tour ? tourDestinations(chosen.tour, language) : [];

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SummaryGroup
        title={t('summary.options')}
        editLabel={t('summary.editOptions')}
        onEdit={() => onStep('options')}
      >
        <Fact term={t('vehicle.label')}>
          {chosen.car && `${carName(chosen.car)}, ${inLanguage(chosen.car.category, 'name', language)}`}
        </Fact>
        <Fact term={t('offer.label')}>{offerName(chosen, language)}</Fact>
        {offer && (
          <Fact term={t('summary.description')} isWide>
            {cutText(inLanguage(offer, 'description', language), descriptionLength)}
          </Fact>
        )}
        {destinations.length > 0 && (
          <Fact term={t('summary.destinations')} isWide>
            {destinations.slice(0, shownDestinations).join(', ')}
          </Fact>
        )}
      </SummaryGroup>
      <SummaryGroup
        title={t('details.ride')}
        editLabel={t('summary.editRide')}
        onEdit={() => onStep('details')}
      >
        <Fact term={t('fields.bookingDate')}>{formatRideDate(details.bookingDate, language)}</Fact>
        <Fact term={t('fields.bookingTime')}>{details.bookingTime || t('summary.anyTime')}</Fact>
        <Fact term={t('fields.passengerCount')}>{t('passengers', { count: details.passengerCount })}</Fact>
        {chosen.isAirportTransfer && details.airportDirection && (
          <>
            <Fact term={t('fields.airportDirection')}>{t(`directions.${details.airportDirection}`)}</Fact>
            <Fact term={t('fields.flightNumber')}>{details.flightNumber}</Fact>
          </>
        )}
        <Fact term={t('fields.pickupLocation')}>{details.pickupLocation}</Fact>
        {details.dropoffLocation && <Fact term={t('fields.dropoffLocation')}>{details.dropoffLocation}</Fact>}
      </SummaryGroup>
      <SummaryGroup
        title={t('details.contact')}
        editLabel={t('summary.editContact')}
        onEdit={() => onStep('details')}
      >
        <Fact term={t('fields.customerName')}>{details.customerName}</Fact>
        <Fact term={t('fields.customerPhone')}>
          {`${details.customerPhone} (${messagingAppNames[details.preferredMessagingApp]})`}
        </Fact>
        <Fact term={t('fields.customerEmail')}>{details.customerEmail}</Fact>
        {details.specialRequests && (
          <Fact term={t('fields.specialRequests')} isWide>
            {details.specialRequests}
          </Fact>
        )}
      </SummaryGroup>
    </Box>
  );
}

interface SummaryGroupProps {
  title: string;
  editLabel: string;
  onEdit: () => void;
  children: ReactNode;
}

function SummaryGroup({ title, editLabel, onEdit, children }: SummaryGroupProps) {
  const { t } = useTranslation('booking');
  return (
    <Group>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Button size="small" aria-label={editLabel} onClick={onEdit} sx={{ mr: -2 }}>
          {t('summary.edit')}
        </Button>
      </Box>
      <Facts>{children}</Facts>
    </Group>
  );
}

function Fact({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
