import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '../../text/day-after';
import { useDateText } from '../dates/use-date-text';
import { FormTextField } from './form-text-field';

interface TransactionDayFieldProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** The day of a transaction. Says so if it changes totals of a month that the accountant may have closed. */
export function TransactionDayField<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: TransactionDayFieldProps<Values, Context, Output>) {
  const { t } = useTranslation('forms');
  const day: unknown = useWatch({ control, name });
  const date = useDateText()(day);
  const lastMonth = dayAfter(`${todayInBaku().slice(0, 7)}-01`, -1).slice(0, 7);
  const isEarlier = date !== undefined && String(day).slice(0, 7) < lastMonth;
  return (
    <FormTextField
      control={control}
      name={name}
      label={label}
      type="date"
      required
      helperText={isEarlier ? t('earlierMonth', { date }) : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
