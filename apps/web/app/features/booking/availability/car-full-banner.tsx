import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { Banner } from '../../../surfaces/banner';
import { useDisplayPrice } from '../price/use-display-price';
import { ContactFallback } from './contact-fallback';

/** A word in the banner; the whole banner is its tap target. */
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

/** What a visitor can choose instead if the car is full. */
export interface AlternativesProps {
  /** The currency of other cars' prices. */
  currency: CurrencyResponse | undefined;
  onTime: (time: string) => void;
  onCar: (car: { id: string }) => void;
  /** Absent inside a form, which the button then submits. */
  onRequest?: (() => void) | undefined;
}

interface CarFullBannerProps extends AlternativesProps {
  message: string;
  hasFocus: boolean;
  /** Null until the alternatives are known. */
  response: AvailabilityResponse | null;
}

/** Takes the room of any other availability, so that nothing moves. A press opens the alternatives. */
export function CarFullBanner({ message, hasFocus, response, ...choices }: CarFullBannerProps) {
  const { t } = useTranslation('booking');
  // Another response closes them again.
  const [opened, setOpened] = useState<AvailabilityResponse | null>(null);
  const isOpen = response !== null && opened === response;
  const id = useId();
  const messageRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasFocus) messageRef.current?.focus();
  }, [hasFocus]);
  return (
    <>
      <Banner kind="warning">
        <Box component="span" ref={messageRef} tabIndex={-1} sx={{ outline: 'none' }}>
          {message}
        </Box>{' '}
        {response && (
          <OptionsToggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(isOpen ? null : response)}
          >
            {t('availability.options')}
          </OptionsToggle>
        )}
      </Banner>
      <Box id={id} sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
        {isOpen && <Alternatives {...choices} response={response} />}
      </Box>
    </>
  );
}

function Alternatives({
  response,
  currency,
  onTime,
  onCar,
  onRequest,
}: AlternativesProps & { response: AvailabilityResponse }) {
  const { t } = useTranslation('booking');
  const displayPrice = useDisplayPrice(currency);
  return (
    <>
      {response.otherTimes.length > 0 && (
        <ChoiceGroup label={t('availability.otherTimes')}>
          {response.otherTimes.map((time) => (
            <Button key={time} variant="outlined" size="small" onClick={() => onTime(time)}>
              {time}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      {response.otherCars.length > 0 && (
        <ChoiceGroup label={t('availability.otherCars')}>
          {response.otherCars.map((other) => (
            <Button key={other.id} variant="outlined" size="small" onClick={() => onCar(other)}>
              {`${other.name}, ${other.priceUsd === 0 ? t('panel.toBeAgreed') : displayPrice(other.priceUsd)}`}
            </Button>
          ))}
        </ChoiceGroup>
      )}
      {response.takesRequests ? (
        <Box>
          <Button size="small" variant="outlined" type={onRequest ? 'button' : 'submit'} onClick={onRequest}>
            {t('availability.request')}
          </Button>
        </Box>
      ) : (
        <ContactFallback />
      )}
    </>
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
