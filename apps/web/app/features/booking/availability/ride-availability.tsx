import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { DelayWhileCovered } from '../../../surfaces/delay-while-covered';
import { availabilityMinHeight } from './availability-height';
import { ContactFallback } from './contact-fallback';
import { CarFullBanner, type AlternativesProps } from './car-full-banner';
import type { Availability } from './use-availability';

interface RideAvailabilityProps extends AlternativesProps {
  availability: Availability;
  /** The chosen car's name. */
  car: string;
  /** Whether the error of the booking rules is already shown elsewhere. */
  isErrorShownElsewhere?: boolean;
  /** Message after an attempt to book a car that another visitor has taken meanwhile; gets the focus. */
  takenMessage?: string | null;
  /**
   * Required hours of notice, if the terms say that the ride is sooner but accepted as a request; shown until there is
   * a response.
   */
  requiredHours?: number | null;
}

/** Whether the car is free for the ride, and what can be done if it is not. */
export function RideAvailability({ availability, ...props }: RideAvailabilityProps) {
  const { t } = useTranslation('booking');
  const { response } = availability;
  const { car, isErrorShownElsewhere, takenMessage = null, requiredHours = null, onTime, onCar } = props;
  const ruleError = useRuleError(response);
  const urgent = response ? isUrgent(response) && response.leadHours : requiredHours;
  const region = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button is about to disappear.
  const focusRegion = () => region.current?.focus({ preventScroll: true });

  return (
    <Box
      role="status"
      ref={region}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        outline: 'none',
        // Even without a date, so that nothing below moves when one is entered.
        minHeight: availabilityMinHeight,
      }}
    >
      <DelayWhileCovered>
        {!availability.hasQuery && <Typography variant="body2">{t('availability.dateOpen')}</Typography>}
        {response?.state === 'free' && (
          <Banner kind="success">
            {t('availability.free', { car }) + (response.instant ? ` ${t('availability.instant')}` : '')}
          </Banner>
        )}
        {ruleError && !isErrorShownElsewhere && <Banner kind="warning">{ruleError}</Banner>}
        {typeof urgent === 'number' && (
          <Banner kind="notice">{t('availability.tooSoon', { hours: urgent })}</Banner>
        )}
        {response?.state === 'tooSoon' && !isUrgent(response) && <ContactFallback />}
        {response?.state === 'timeOpen' && (
          <Typography variant="body2">{t('availability.timeOpen')}</Typography>
        )}
        {(response?.state === 'full' || takenMessage !== null) && (
          <CarFullBanner
            {...props}
            message={takenMessage ?? t('availability.full', { car })}
            hasFocus={takenMessage !== null}
            response={response?.state === 'full' ? response : null}
            onTime={(time) => {
              focusRegion();
              onTime(time);
            }}
            onCar={(other) => {
              focusRegion();
              onCar(other);
            }}
          />
        )}
      </DelayWhileCovered>
    </Box>
  );
}

/** Returns whether the ride is too soon but accepted as a request. */
function isUrgent({ state, takesRequests }: AvailabilityResponse): boolean {
  return state === 'tooSoon' && takesRequests;
}

/** Returns the error text with which the booking rules would reject the ride, or null. */
function useRuleError(response: AvailabilityResponse | null): string | null {
  const translate = useErrorText();
  switch (response?.state) {
    case 'past':
      return translate('bookingTime.past');
    case 'tooFar':
      return translate('bookingDate.tooFar', { date: response.lastDay });
    case 'closed':
      return translate('bookingDate.closed', { reason: response.closedReason ?? '' });
    case 'tooSoon':
      return isUrgent(response) ? null : translate('bookingTime.tooSoon', { hours: response.leadHours });
    default:
      return null;
  }
}
