import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  retainedUsdInput,
  type PaymentsDecision,
} from '@chauffeur/contracts/bookings/prices/booking-payments';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentMethodText } from '../../../booking-display/use-payment-method-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import { formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';

const answers = ['keep', 'return', 'part'] as const;
type Answer = (typeof answers)[number];

const notCents = 'keepUsd.notCents';

/**
 * The answer to the question what happens with the money. Has no decision while the part to keep is invalid. The part begins
 * with the fee that the customer owes, if more was received.
 */
export function usePaymentsDecision(paidUsd: number, feeUsd: number | null | undefined) {
  const [answer, setAnswer] = useState<Answer>('keep');
  const [input, setPart] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const part = input ?? (feeUsd && feeUsd < paidUsd ? String(feeUsd) : '');
  const { data: keepUsd, error } = retainedUsdInput.safeParse(part === '' ? undefined : Number(part));
  const partDecision = keepUsd !== undefined && keepUsd < paidUsd ? { keepUsd } : undefined;
  const decision: PaymentsDecision | undefined = answer === 'part' ? partDecision : answer;
  return {
    answer,
    setAnswer,
    part,
    setPart,
    hasInput: input !== null && input !== '',
    decision,
    /** Whether the part was entered or confirmed, and is invalid. */
    isWrong: (part !== '' || isConfirmed) && !decision,
    isNotCents: error?.issues[0]?.message === notCents,
    /** Returns the decision. If there is none, the question shows what is missing. */
    confirm: () => {
      setConfirmed(true);
      return decision;
    },
    reset: () => {
      setAnswer('keep');
      setPart(null);
      setConfirmed(false);
    },
  };
}

interface PaymentsDecisionFieldProps {
  booking: BookingResponse;
  state: ReturnType<typeof usePaymentsDecision>;
}

/** Asks what happens with the money of a paid booking whose ride does not take place. */
export function PaymentsDecisionField({ booking, state }: PaymentsDecisionFieldProps) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const methodText = usePaymentMethodText();
  const fieldErrorText = useFieldErrorText();
  const id = useId();
  const { answer, setAnswer, part, setPart, isWrong, isNotCents } = state;
  const { referenceNumber, paidUsd, paymentMethod, paidOn } = booking;
  const paid = [
    formatMoney(paidUsd, 'USD', language),
    methodText(paymentMethod),
    paidOn && formatRideDate(paidOn, language),
  ];
  return (
    <>
      <Typography id={id} sx={{ mt: 2 }}>
        {t('payments.question', { reference: referenceNumber, paid: paid.filter(Boolean).join(', ') })}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={answer}
        onChange={(_event, chosen) => setAnswer(answers.find((known) => known === chosen) ?? 'keep')}
      >
        {answers.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={t(`payments.answers.${choice}`)}
          />
        ))}
      </RadioGroup>
      {answer === 'part' && (
        <TextField
          type="number"
          label={t('payments.part')}
          value={part}
          onChange={({ target }) => setPart(target.value)}
          error={isWrong}
          helperText={
            isNotCents
              ? fieldErrorText(notCents)
              : t('payments.partHint', { amount: formatMoney(paidUsd, 'USD', language) })
          }
          slotProps={{ htmlInput: { min: 0.01, step: 0.01, inputMode: 'decimal' } }}
        />
      )}
    </>
  );
}
