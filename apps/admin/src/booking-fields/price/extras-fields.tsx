import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { countOfExtra, withExtraCount } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoney } from '../../text/format-number';
import { useFormExtras, type ExtrasFormValues } from './use-form-extras';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
});

interface ExtrasFieldsProps {
  /** Extras that the booking already has; they stay. */
  booked?: readonly BookedExtra[];
  /** Extras of the booking that was copied into the form; some may have been removed since. */
  copied?: readonly BookedExtra[];
}

/** How many of each extra are booked; renders nothing until a service or tour is chosen. */
export function ExtrasFields({ booked = [], copied = [] }: ExtrasFieldsProps) {
  const { control, getValues, setValue } = useFormContext<ExtrasFormValues>();
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { choices, areKnown, all } = useFormExtras(booked);
  const chosen = useWatch({ control, name: 'extras' });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const isChoice = (extraId: string) => choices.some(({ id }) => id === extraId);
  const impossible = areKnown ? (chosen ?? []).filter(({ extraId }) => !isChoice(extraId)) : [];
  const removal = impossible.map(({ extraId }) => extraId).join();
  useEffect(() => {
    if (removal === '') return;
    // Staff could not remove an extra without a field, and the server would reject the whole booking.
    const ids = removal.split(',');
    setValue(
      'extras',
      getValues('extras')?.filter(({ extraId }) => !ids.includes(extraId)),
    );
    setRemoved(ids);
  }, [removal, setValue, getValues]);
  const named = new Map([
    ...copied.map(({ extraId, name, nameRu }) => [extraId, { name, nameRu }] as const),
    ...all.map((extra) => [extra.id, extra] as const),
  ]);
  const missing = removed.flatMap((id) => (isChoice(id) ? [] : (named.get(id) ?? [])));
  return (
    <>
      {choices.length > 0 && <CountFields choices={choices} />}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('extrasRemoved', {
            names: missing.map((extra) => inLanguage(extra, 'name', language)).join(', '),
          })}
        </Alert>
      )}
    </>
  );
}

function CountFields({ choices }: Pick<ReturnType<typeof useFormExtras>, 'choices'>) {
  const { control } = useFormContext<ExtrasFormValues>();
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name: 'extras' });
  const chosen = field.value ?? [];
  const error = fieldState.error?.message;
  return (
    <div role="group" aria-label={t('fields.extras')}>
      <Fields>
        {choices.map((extra, index) => (
          <TextField
            key={extra.id}
            // Registers a field for the errors of extras, which would otherwise be shown at the submit button.
            inputRef={index === 0 ? field.ref : undefined}
            type="number"
            size="small"
            label={<RecordText of={extra} field="name" />}
            helperText={formatMoney(extra.priceUsd, 'USD', language)}
            value={countOfExtra(chosen, extra.id)}
            onChange={({ target }) =>
              field.onChange(withExtraCount(chosen, extra.id, Math.trunc(Number(target.value))))
            }
            onBlur={field.onBlur}
            slotProps={{ htmlInput: { min: 0, max: extra.maxCount, step: 1, inputMode: 'numeric' } }}
          />
        ))}
      </Fields>
      {error !== undefined && (
        <FormHelperText error role="alert">
          {fieldErrorText(error)}
        </FormHelperText>
      )}
    </div>
  );
}
