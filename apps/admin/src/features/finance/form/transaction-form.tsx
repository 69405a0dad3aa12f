import {
  transactionCurrencies,
  transactionStatuses,
  transactionTypes,
  usdOf,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { FormSelect } from '../../../forms/fields/form-select';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { PaymentMethodField } from '../../../forms/fields/payment-method-field';
import { TransactionDayField } from '../../../forms/fields/transaction-day-field';
import { useStaffLanguage } from '../../../i18n/staff-language';
import type { RecordFormProps } from '../../../records/resource';
import { RecordDialog } from '../../../records/record-dialog';
import { useRecordForm } from '../../../records/use-record-form';
import { formatSum } from '../../../text/format-number';
import { BookingField } from './booking-field';
import { blankTransaction, transactionForm, transactionFormValues } from './transaction-form.rules';
import { usePaidDriverChoices } from './use-paid-driver-choices';

export function TransactionForm(props: RecordFormProps<TransactionResponse>) {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const form = useRecordForm(props, {
    schema: transactionForm,
    blank: blankTransaction(),
    valuesOf: transactionFormValues,
  });
  const { control } = form;
  const [amount, currency, returned] = useWatch({ control, name: ['amount', 'currency', 'returned'] });
  const { record } = props;
  const driverChoices = usePaidDriverChoices(record?.driver ?? null);
  return (
    <RecordDialog form={form}>
      <FormSelect
        control={control}
        name="transactionType"
        label={t('fields.type')}
        choices={transactionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        required
      />
      <TransactionDayField control={control} name="transactionDate" label={t('fields.date')} />
      <FormNumberField
        control={control}
        name="amount"
        label={t('fields.amount')}
        helperText={amountHint()}
        min={0}
        step={0.01}
        required
      />
      <FormSelect
        control={control}
        name="currency"
        label={t('fields.currency')}
        choices={transactionCurrencies.map((value) => ({ value, label: value }))}
        required
      />
      <FormWide>
        <FormTextField control={control} name="description" label={t('fields.description')} required />
      </FormWide>
      <FormSelect
        control={control}
        name="status"
        label={t('fields.status')}
        choices={transactionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        required
      />
      <FormSelect
        control={control}
        name="driverId"
        label={t('fields.driver')}
        choices={driverChoices}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      />
      <FormWide>
        <BookingField control={control} name="booking" label={t('fields.booking')} />
      </FormWide>
      <PaymentMethodField control={control} name="paymentMethod" />
      <FormTextField control={control} name="receiptUrl" label={t('fields.receiptUrl')} type="url" />
      <FormWide>
        <FormTextField
          control={control}
          name="notes"
          label={t('fields.notes')}
          helperText={returned && t(`returned.${returned.reason}`, { reference: returned.reference })}
          multiline
          minRows={2}
        />
      </FormWide>
    </RecordDialog>
  );

  function amountHint(): string | undefined {
    if (currency !== 'AZN' || amount === undefined || Number.isNaN(amount)) return undefined;
    // What another amount will count beside itself is known once it is saved.
    const isStored = record?.amount === amount && record.currency === currency;
    const usd = usdOf(isStored ? record : { amount, currency });
    return t('inUsd', { amount: formatSum(usd, 'USD', language) });
  }
}
