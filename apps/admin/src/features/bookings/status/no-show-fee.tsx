import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingRulesResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { lateCancelFee } from '@chauffeur/contracts/bookings/changes/cancellation';
import { amountInput } from '@chauffeur/contracts/money/money';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import { useSession } from '../../../session/session-context';

const feeAmount = amountInput('feeUsd');

/** The fee for a no-show: that of a late cancellation, unless staff enter another amount. */
export function useNoShowFee({ totalPrice }: Pick<BookingResponse, 'totalPrice'>, isAsked: boolean) {
  const session = useSession();
  const [entered, setEntered] = useState<string>();
  const rules = useQuery({
    queryKey: ['bookingRules', 'rules'],
    queryFn: () => session.request({ path: '/api/admin/booking-rules', response: bookingRulesResponse }),
    enabled: isAsked,
  });
  const usual = rules.data && String(lateCancelFee(totalPrice, rules.data));
  const text = entered ?? usual ?? '';
  const { data: amount, error } = feeAmount.safeParse(text === '' ? undefined : Number(text));
  return {
    text,
    setText: setEntered,
    isEntered: entered !== undefined,
    /** Undefined while the input is invalid. */
    amount,
    errorCode: error?.issues[0]?.message,
  };
}

export function NoShowFee({ fee }: { fee: ReturnType<typeof useNoShowFee> }) {
  const { t } = useTranslation('rideProgress');
  const fieldErrorText = useFieldErrorText();
  return (
    <TextField
      type="number"
      label={t('noShow.fee')}
      value={fee.text}
      error={fee.errorCode !== undefined}
      helperText={fee.errorCode && fieldErrorText(fee.errorCode)}
      onChange={({ target }) => fee.setText(target.value)}
      sx={{ mt: 2 }}
      slotProps={{ htmlInput: { min: 0, step: 0.01 }, inputLabel: { shrink: true } }}
    />
  );
}
