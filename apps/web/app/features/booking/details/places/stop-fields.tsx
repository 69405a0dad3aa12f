import { maxStops } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { focusAfterRemoval } from '../../../../forms/focus-after-removal';
import { useErrorText } from '../../../../i18n/use-error-text';
import { PlaceField } from '../../../../places/place-field';
import type { useDetailsForm } from '../use-details-form';

/** Up to five places on the way, in their order; a blank one is none. */
export function StopFields({ form }: Pick<ReturnType<typeof useDetailsForm>, 'form'>) {
  const { t } = useTranslation('rideDetails');
  const translate = useErrorText();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'stops' });
  const code = form.formState.errors.stops?.message;
  const list = useRef<HTMLDivElement>(null);
  const removeStop = (index: number) => {
    remove(index);
    focusAfterRemoval(list.current, index);
  };
  return (
    <Box ref={list} role="group" aria-label={t('stops')} sx={{ display: 'grid', gap: 2 }}>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'end' }}>
          <StopField form={form} index={index} error={index === 0 ? code && translate(code) : undefined} />
          <Button
            variant="outlined"
            aria-label={t('removeStop', { number: index + 1 })}
            onClick={() => removeStop(index)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </Box>
      ))}
      {fields.length < maxStops && (
        <div>
          <Button variant="outlined" size="small" onClick={() => append({ text: '', placeId: null })}>
            {t('addStop')}
          </Button>
        </div>
      )}
    </Box>
  );
}

interface StopFieldProps extends Pick<ReturnType<typeof useDetailsForm>, 'form'> {
  index: number;
  error: string | undefined;
}

function StopField({ form, index, error }: StopFieldProps) {
  const { t } = useTranslation('rideDetails');
  const { field } = useController({ control: form.control, name: `stops.${index}.text` });
  const { ref, onChange, ...input } = field;
  const write = (text: string, placeId: string | null) => {
    form.setValue(`stops.${index}.placeId`, placeId);
    onChange(text);
  };
  return (
    <PlaceField
      label={t('stop', { number: index + 1 })}
      placeholder={t('stopExample')}
      error={error}
      isHighlighted={false}
      {...input}
      ref={ref}
      onWrite={write}
    />
  );
}
