import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { countOfExtra, withExtraCount } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { inLanguage } from '@chauffeur/contracts/in-language';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatMoney } from '../../text/format-number';
import { useFormExtras, type FieldsOfExtras } from './use-form-extras';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
});

/** How many of each extra are booked beside the ride; nothing before a service or tour is chosen. */
export function ExtrasFields({ booked = [] }: { booked?: readonly BookedExtra[] }) {
  const { control, setValue } = useFormContext<FieldsOfExtras>();
  const { choices, areKnown } = useFormExtras(booked);
  const chosen = useWatch({ control, name: 'extras' });
  useEffect(() => {
    const possible = chosen?.filter(({ extraId }) => choices.some(({ id }) => id === extraId));
    // What has no field could not be taken out, and is rejected with the whole booking.
    if (areKnown && possible && possible.length < (chosen?.length ?? 0)) setValue('extras', possible);
  }, [areKnown, choices, chosen, setValue]);
  return choices.length === 0 ? null : <CountFields choices={choices} />;
}

function CountFields({ choices }: Pick<ReturnType<typeof useFormExtras>, 'choices'>) {
  const { control } = useFormContext<FieldsOfExtras>();
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name: 'extras' });
  const chosen = field.value ?? [];
  const error = fieldState.error?.message;
  return (
    <div role="group" aria-label={t('fields.extras')}>
      <Fields>
        {choices.map((extra) => (
          <TextField
            key={extra.id}
            type="number"
            size="small"
            label={inLanguage(extra, 'name', language)}
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
      {error !== undefined && <FormHelperText error>{fieldErrorText(error)}</FormHelperText>}
    </div>
  );
}
