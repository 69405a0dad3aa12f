import { AddRounded as AddIcon, DeleteOutlineRounded as RemoveIcon } from '@chauffeur/brand/icons';
import { maxStops } from '@chauffeur/contracts/bookings/booking-choices';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { useFocusAfterRemoval } from '../../focus/use-focus-after-removal';
import type { BookingFields } from '../booking-fields';
import { PlaceField } from './place-field';

const Stops = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Stop = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, width: '100%' });

/** Up to five places on the way, in order; a blank one is ignored. */
export function StopFields({ name = 'stops' }: { name?: 'stops' | 'returnRide.stops' }) {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation('manualBooking');
  const { fields, append, remove } = useFieldArray({ control, name });
  const [addButton, removeWithFocus] = useFocusAfterRemoval<HTMLButtonElement>();
  return (
    <FormWide>
      <Stops role="group" aria-label={t('stops.label')}>
        {fields.map(({ id }, index) => (
          <Stop key={id}>
            <PlaceField
              name={`${name}.${index}.text`}
              placeName={`${name}.${index}.placeId`}
              label={t('stops.stop', { number: index + 1 })}
            />
            <IconButton
              aria-label={t('stops.remove', { number: index + 1 })}
              onClick={() => removeWithFocus(() => remove(index))}
            >
              <RemoveIcon />
            </IconButton>
          </Stop>
        ))}
        {fields.length < maxStops && (
          <Button
            ref={addButton}
            color="inherit"
            startIcon={<AddIcon />}
            onClick={() => append({ text: '', placeId: null })}
          >
            {t('stops.add')}
          </Button>
        )}
      </Stops>
    </FormWide>
  );
}
