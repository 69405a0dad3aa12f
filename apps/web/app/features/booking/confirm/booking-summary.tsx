import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { messagingAppNames } from '@chauffeur/contracts/bookings/booking-choices';
import { extrasText } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { internationalPhone } from '@chauffeur/phone';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { TextInLanguage } from '../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem, DescriptionList } from '../../../surfaces/description-list';
import { cutText } from '../../../text/cut-text';
import { PhoneNumbers } from '../../../text/phone-numbers';
import type { BookingDraft } from '../draft/booking-draft';
import { carName, type ChosenRecords } from '../draft/chosen-records';
import type { WizardStep } from '../steps/wizard-step';
import { returnDetails } from '../draft/return-ride';
import { PlannedRideItems } from './planned-ride-items';
import { pickupNoteOf } from './create-booking';

/** Limits of the confirm step (specification, constants). */
const descriptionLength = 100;
const shownDestinations = 3;

const Group = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: '20px 22px',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

interface BookingSummaryProps {
  draft: BookingDraft;
  chosen: ChosenRecords;
  extras: readonly BookedExtra[];
  /** Whether changes are disabled. */
  isFixed: boolean;
  onStep: (step: WizardStep) => void;
}

export function BookingSummary({ draft, chosen, extras, isFixed, onStep }: BookingSummaryProps) {
  const { t } = useTranslation(['booking', 'common', 'rideDetails']);
  const { language } = useSiteLanguage();
  const { details, returnRide } = draft;
  const offer = chosen.service ?? chosen.tour;
  const destinations = chosen.tour ? inLanguage(chosen.tour, 'destinations', language) : [];

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SummaryGroup
        title={t('summary.options')}
        editLabel={t('summary.editOptions')}
        isFixed={isFixed}
        onEdit={() => onStep('options')}
      >
        <DescriptionItem term={t('vehicle.label')}>
          {chosen.car && (
            <>
              <span>{`${carName(chosen.car)}, `}</span>
              <TextInLanguage lang={otherLanguageOf(chosen.car.category, 'name', language)}>
                {inLanguage(chosen.car.category, 'name', language)}
              </TextInLanguage>
            </>
          )}
        </DescriptionItem>
        <DescriptionItem term={t('offer.label')}>
          {offer && (
            <TextInLanguage lang={otherLanguageOf(offer, 'name', language)}>
              {inLanguage(offer, 'name', language)}
            </TextInLanguage>
          )}
        </DescriptionItem>
        {offer && (
          <DescriptionItem term={t('summary.description')} isWide>
            <TextInLanguage lang={otherLanguageOf(offer, 'description', language)}>
              {cutText(inLanguage(offer, 'description', language), descriptionLength)}
            </TextInLanguage>
          </DescriptionItem>
        )}
        {destinations.length > 0 && (
          <DescriptionItem term={t('summary.destinations')} isWide>
            <TextInLanguage
              lang={chosen.tour ? otherLanguageOf(chosen.tour, 'destinations', language) : undefined}
            >
              {destinations.slice(0, shownDestinations).join(', ')}
            </TextInLanguage>
          </DescriptionItem>
        )}
      </SummaryGroup>
      <SummaryGroup
        title={t('details.ride')}
        editLabel={t('summary.editRide')}
        isFixed={isFixed}
        onEdit={() => onStep('details')}
      >
        <PlannedRideItems
          details={{ ...details, pickupNote: pickupNoteOf(details, chosen.isAirportTransfer) }}
          isAirportTransfer={chosen.isAirportTransfer}
        >
          <DescriptionItem term={t('fields.passengerCount')}>
            {t('common:passengers', { count: details.passengerCount })}
          </DescriptionItem>
        </PlannedRideItems>
        {extras.length > 0 && (
          <DescriptionItem term={t('extras.title')} isWide>
            {extras.map((extra, index) => (
              <span key={extra.extraId}>
                {index > 0 && <span>, </span>}
                <TextInLanguage lang={otherLanguageOf(extra, 'name', language)}>
                  {extrasText([extra], language)}
                </TextInLanguage>
              </span>
            ))}
          </DescriptionItem>
        )}
      </SummaryGroup>
      {returnRide && (
        <SummaryGroup
          title={t('rideDetails:return.title')}
          editLabel={t('rideDetails:return.edit')}
          isFixed={isFixed}
          onEdit={() => onStep('details')}
        >
          <PlannedRideItems
            // Only what differs from the ride there.
            details={{
              ...returnDetails(details, returnRide),
              pickupNote: null,
              luggageLarge: 0,
              luggageSmall: 0,
            }}
            isAirportTransfer={chosen.isAirportTransfer}
          />
        </SummaryGroup>
      )}
      <SummaryGroup
        title={t('details.contact')}
        editLabel={t('summary.editContact')}
        isFixed={isFixed}
        onEdit={() => onStep('details')}
      >
        <DescriptionItem term={t('fields.customerName')}>{details.customerName}</DescriptionItem>
        <DescriptionItem term={t('fields.customerPhone')}>
          <PhoneNumbers>{internationalPhone(details.customerPhone, details.phoneCountry)}</PhoneNumbers>
          <span>{` (${messagingAppNames[details.preferredMessagingApp]})`}</span>
        </DescriptionItem>
        <DescriptionItem term={t('fields.customerEmail')}>
          <Box component="span" sx={{ hyphens: 'manual' }}>
            {details.customerEmail}
          </Box>
        </DescriptionItem>
        {details.specialRequests && (
          <DescriptionItem term={t('fields.specialRequests')} isWide>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {details.specialRequests}
            </Box>
          </DescriptionItem>
        )}
      </SummaryGroup>
    </Box>
  );
}

interface SummaryGroupProps {
  title: string;
  editLabel: string;
  isFixed: boolean;
  onEdit: () => void;
  children: ReactNode;
}

function SummaryGroup({ title, editLabel, isFixed, onEdit, children }: SummaryGroupProps) {
  const { t } = useTranslation('booking');
  return (
    <Group>
      <Box
        sx={{
          display: 'flex',
          // With enlarged text, both do not fit side by side on a phone.
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: 1.5,
        }}
      >
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <Button size="small" aria-label={editLabel} disabled={isFixed} onClick={onEdit} sx={{ mr: -2 }}>
          {t('summary.edit')}
        </Button>
      </Box>
      <DescriptionList>{children}</DescriptionList>
    </Group>
  );
}
