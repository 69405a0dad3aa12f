import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import type { CurrencyResponse } from '@chauffeur/contracts/money';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { ContactButtons } from '../../../company/contact-buttons';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { useDisplayPrice } from '../price/use-display-price';
import { answerRoom } from './answer-room';
import type { Availability } from './use-availability';

/** A word in the banner, of which the whole banner is the target. */
const OptionsToggle = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 800,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
});

interface RideAvailabilityProps {
  availability: Availability;
  /** The chosen car's name. */
  car: string;
  /** In which prices of other cars are shown. */
  currency: CurrencyResponse | undefined;
  onTime: (time: string) => void;
  onCar: (car: { id: string }) => void;
  /** Absent in a form, where going on submits it. */
  onRequest?: (() => void) | undefined;
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
          {t('availability.free', { car })}
          {answer.instant && ` ${t('availability.instant')}`}
        </Banner>
      )}
      {objection && !isSaid && <Banner kind="warning">{objection}</Banner>}
      {typeof urgent === 'number' && (
        <Banner kind="notice">{t('availability.tooSoon', { hours: urgent })}</Banner>
      )}
      {answer?.state === 'tooSoon' && !isUrgent(answer) && <Contact />}
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

interface ChoicesProps extends Omit<RideAvailabilityProps, 'availability'> {
  answer: AvailabilityResponse;
}

interface FullCarProps extends Omit<ChoicesProps, 'answer'> {
  message: string;
  hasFocus: boolean;
  /** Null until it is known what is free instead. */
  answer: AvailabilityResponse | null;
}

/** In the room of any other answer, so that nothing moves; what can be done instead opens by a press. */
function FullCar({ message, hasFocus, answer, ...choices }: FullCarProps) {
  const { t } = useTranslation('booking');
  // Of another answer they are closed again.
  const [opened, setOpened] = useState<AvailabilityResponse | null>(null);
  const isOpen = answer !== null && opened === answer;
  const id = useId();
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasFocus) said.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Banner kind="warning">
        <Box component="span" ref={said} tabIndex={-1} sx={{ outline: 'none' }}>
          {message}
        </Box>{' '}
        {answer && (
          <OptionsToggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(isOpen ? null : answer)}
          >
            {t('availability.options')}
          </OptionsToggle>
        )}
      </Banner>
      <Box id={id} sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {isOpen && <Choices {...choices} answer={answer} />}
      </Box>
    </>
  );
}

function Choices({ answer, currency, onTime, onCar, onRequest }: ChoicesProps) {
  const { t } = useTranslation('booking');
  const displayPrice = useDisplayPrice(currency);
  return (
    <>
      {answer.otherTimes.length > 0 && (
        <ChoiceGroup label={t('availability.otherTimes')}>
          {answer.otherTimes.map((time) => (
            <Button key={time} variant="outlined" size="small" onClick={() => onTime(time)}>
              {time}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      {answer.otherCars.length > 0 && (
        <ChoiceGroup label={t('availability.otherCars')}>
          {answer.otherCars.map((other) => (
            <Button key={other.id} variant="outlined" size="small" onClick={() => onCar(other)}>
              {`${other.name}, ${other.priceUsd === 0 ? t('panel.toBeAgreed') : displayPrice(other.priceUsd)}`}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      {answer.takesRequests ? (
        <Box>
          <Button size="small" variant="outlined" type={onRequest ? 'button' : 'submit'} onClick={onRequest}>
            {t('availability.request')}
          </Button>
        </Box>
      ) : (
        <Contact />
      )}
    </>
  );
}

/** Where nothing but a person can help. */
function Contact() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContactButtons />
    </Box>
  );
}

function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ mb: 1, fontWeight: 700 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
