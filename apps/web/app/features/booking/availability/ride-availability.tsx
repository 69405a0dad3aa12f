import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { answerRoom } from './answer-room';
import { CallInstead } from './call-instead';
import { FullCar, type ChoicesInstead } from './full-car';
import type { Availability } from './use-availability';

interface RideAvailabilityProps extends ChoicesInstead {
  availability: Availability;
  /** The chosen car's name. */
  car: string;
  /** Whether it was said already what the booking rules have against the ride. */
  isSaid?: boolean;
  /** What came of an attempt to book, where another visitor was faster; gets the focus. */
  taken?: string | null;
  /** Hours by which a ride is too soon and yet taken as a request, where the terms say so before there is an answer. */
  soonerThan?: number | null;
}

/** Whether the car is free then, and what can be done where it is not. */
export function RideAvailability({ availability, ...props }: RideAvailabilityProps) {
  const { t } = useTranslation('booking');
  const { answer } = availability;
  const { car, isSaid, taken = null, soonerThan = null, onTime, onCar } = props;
  const objection = useObjection(answer);
  const urgent = answer ? isUrgent(answer) && answer.leadHours : soonerThan;
  const region = useRef<HTMLDivElement>(null);
  // The button that was pressed is about to disappear.
  const stay = () => region.current?.focus({ preventScroll: true });

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
        // Before there is a date too: what is below does not move when one is entered.
        minHeight: answerRoom,
      }}
    >
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
      {answer?.state === 'timeOpen' && <Typography variant="body2">{t('availability.timeOpen')}</Typography>}
      {(answer?.state === 'full' || taken !== null) && (
        <FullCar
          {...props}
          message={taken ?? t('availability.full', { car })}
          hasFocus={taken !== null}
          answer={answer?.state === 'full' ? answer : null}
          onTime={(time) => {
            stay();
            onTime(time);
          }}
          onCar={(other) => {
            stay();
            onCar(other);
          }}
        />
      )}
    </Box>
  );
}

/** Whether the ride is too soon, and taken as a request. */
function isUrgent({ state, takesRequests }: AvailabilityResponse): boolean {
  return state === 'tooSoon' && takesRequests;
}

/** What the booking rules have against the ride, in the words in which it would be rejected; null where nothing. */
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
