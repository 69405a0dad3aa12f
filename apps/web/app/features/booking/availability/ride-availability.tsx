import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { Uncovered } from '../../../surfaces/uncovered';
import { answerRoom } from './answer-room';
import { CallInstead } from './call-instead';
import { FullCar, type ChoicesInstead } from './full-car';
import type { Availability } from './use-availability';

interface RideAvailabilityProps extends ChoicesInstead {
  availability: Availability;
  /** The chosen car's name. */
  car: string;
  /** Whether the objection of the booking rules is already shown elsewhere. */
  isSaid?: boolean;
  /** Message after an attempt to book a car that another visitor has taken meanwhile; gets the focus. */
  taken?: string | null;
  /**
   * Required hours of notice, if the terms say that the ride is sooner but accepted as a request; shown until there is
   * an answer.
   */
  soonerThan?: number | null;
}

/** Whether the car is free for the ride, and what can be done if it is not. */
export function RideAvailability({ availability, ...props }: RideAvailabilityProps) {
  const { t } = useTranslation('booking');
  const { answer } = availability;
  const { car, isSaid, taken = null, soonerThan = null, onTime, onCar } = props;
  const objection = useObjection(answer);
  const urgent = answer ? isUrgent(answer) && answer.leadHours : soonerThan;
  const region = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button is about to disappear.
  const keepFocus = () => region.current?.focus({ preventScroll: true });

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
        minHeight: answerRoom,
      }}
    >
      <Uncovered>
        {!availability.isAsked && <Typography variant="body2">{t('availability.dateOpen')}</Typography>}
        {answer?.state === 'free' && (
          <Banner kind="success">
            {t('availability.free', { car }) + (answer.instant ? ` ${t('availability.instant')}` : '')}
          </Banner>
        )}
        {objection && !isSaid && <Banner kind="warning">{objection}</Banner>}
        {typeof urgent === 'number' && (
          <Banner kind="notice">{t('availability.tooSoon', { hours: urgent })}</Banner>
        )}
        {answer?.state === 'tooSoon' && !isUrgent(answer) && <CallInstead />}
        {answer?.state === 'timeOpen' && (
          <Typography variant="body2">{t('availability.timeOpen')}</Typography>
        )}
        {(answer?.state === 'full' || taken !== null) && (
          <FullCar
            {...props}
            message={taken ?? t('availability.full', { car })}
            hasFocus={taken !== null}
            answer={answer?.state === 'full' ? answer : null}
            onTime={(time) => {
              keepFocus();
              onTime(time);
            }}
            onCar={(other) => {
              keepFocus();
              onCar(other);
            }}
          />
        )}
      </Uncovered>
    </Box>
  );
}

/** Returns whether the ride is too soon but accepted as a request. */
function isUrgent({ state, takesRequests }: AvailabilityResponse): boolean {
  return state === 'tooSoon' && takesRequests;
}

/** Returns the error text with which the booking rules would reject the ride, or null. */
function useObjection(answer: AvailabilityResponse | null): string | null {
  const translate = useErrorText();
  switch (answer?.state) {
    case 'past':
      return translate('bookingTime.past');
    case 'tooFar':
      return translate('bookingDate.tooFar', { date: answer.lastDay });
    case 'closed':
      return translate('bookingDate.closed', { reason: answer.closedReason ?? '' });
    case 'tooSoon':
      return isUrgent(answer) ? null : translate('bookingTime.tooSoon', { hours: answer.leadHours });
    default:
      return null;
  }
}
