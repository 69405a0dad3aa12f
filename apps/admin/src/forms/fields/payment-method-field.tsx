import { paymentMethods } from '@chauffeur/contracts/money/payment-method';
import { transactionTextLimits } from '@chauffeur/contracts/finance/transaction';
import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from './form-text-field';

interface PaymentMethodFieldProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
}

/** The payment method: one of the usual ones, or any other. */
export function PaymentMethodField<Values extends FieldValues, Context, Output>({
  control,
  name,
}: PaymentMethodFieldProps<Values, Context, Output>) {
  const { t } = useTranslation('bookings');
  const list = useId();
  return (
    <>
      <FormTextField
        control={control}
        name={name}
        label={t('payments.method')}
        slotProps={{ htmlInput: { list, maxLength: transactionTextLimits.paymentMethod } }}
      />
      <datalist id={list}>
        {paymentMethods.map((method) => (
          <option key={method}>{t(`payments.methods.${method}`)}</option>
        ))}
      </datalist>
    </>
  );
}
