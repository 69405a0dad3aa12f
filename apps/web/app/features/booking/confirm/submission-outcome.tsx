import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailed } from '../../../api/request-failed';
import { RetryButton } from '../../../buttons/retry-button';
import { Banner } from '../../../surfaces/banner';
import { availabilityMinHeight } from '../availability/availability-height';
import { RideAvailability } from '../availability/ride-availability';
import type { Availability } from '../availability/use-availability';
import type { BookingDraft } from '../draft/booking-draft';
import { carName, type ChosenRecords } from '../draft/chosen-records';
import type { DetailsInput } from '../draft/details-input';
import type { ReturnInput } from '../draft/return-ride';
import type { Extras } from '../extras/use-extras';
import { SubmissionFailure } from './submission-failure';
import { isFull, isReturnFull } from './use-submission';

interface SubmissionOutcomeProps {
  /** Null while nothing has failed. */
  failure: RequestFailed | null;
  draft: BookingDraft;
  chosen: ChosenRecords;
  availability: Availability;
  /** For the ride back, if one is wanted. */
  returnAvailability: Availability;
  extras: Extras;
  currency: CurrencyResponse | undefined;
  onChange: (details: DetailsInput) => void;
  onReturn: (returnRide: ReturnInput) => void;
  onCar: (car: { id: string }) => void;
  /** Refetches the prices. */
  onPrices: () => void;
  /** Sends the booking as a request, if the car is full. */
  onRequest: () => void;
}

/** Whether the car is free, the outcome of an attempt to book, and what can be done about it. */
export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { failure, draft, chosen, availability, returnAvailability, extras, currency } = props;
  const { onChange, onReturn, onCar, onPrices, onRequest } = props;
  const { t } = useTranslation(['booking', 'rideDetails']);
  const isFailed = failure !== null;
  const isTaken = isFailed && isFull(failure);
  const isReturnTaken = isFailed && isReturnFull(failure);
  const isRejected = isFailed && !isTaken;
  const { returnRide } = draft;
  const outcome = useRef<HTMLDivElement>(null);

  // The button is in view wherever the visitor has scrolled to; the outcome must be, too.
  useEffect(() => {
    if (isFailed) outcome.current?.scrollIntoView({ block: 'center' });
  }, [isFailed]);

  return (
    <Box ref={outcome} tabIndex={-1} sx={{ mb: 3, display: 'grid', gap: 3, outline: 'none' }}>
      {/* The outcome replaces the availability, so that nothing moves. */}
      <Box sx={{ minHeight: availability.hasQuery ? availabilityMinHeight : 0 }}>
        <Box role="alert">
          {isRejected && <SubmissionFailure failure={failure} chosen={chosen} currency={currency} />}
        </Box>
        {chosen.car && !isRejected && (
          <RideAvailability
            availability={availability}
            car={carName(chosen.car)}
            currency={currency}
            onTime={(bookingTime) => onChange({ ...draft.details, bookingTime })}
            onCar={onCar}
            onRequest={onRequest}
            takenMessage={isTaken && !isReturnTaken ? t('availability.taken') : null}
          />
        )}
      </Box>
      {extras.isUnpriced && (
        <Banner kind="warning">
          {t('price.failed')}
          <RetryButton
            size="small"
            isRetrying={extras.isRefetching}
            onRetry={onPrices}
            sx={{ display: 'block' }}
          />
        </Banner>
      )}
      {chosen.car && returnRide && returnAvailability.hasQuery && (
        <Box role="group" aria-label={t('rideDetails:return.title')}>
          <Typography sx={{ mb: 1, fontWeight: 700 }}>{t('rideDetails:return.title')}</Typography>
          <RideAvailability
            availability={returnAvailability}
            car={carName(chosen.car)}
            currency={currency}
            onTime={(bookingTime) => onReturn({ ...returnRide, bookingTime })}
            onCar={onCar}
            onRequest={onRequest}
            takenMessage={isReturnTaken ? t('rideDetails:return.taken') : null}
          />
        </Box>
      )}
    </Box>
  );
}
