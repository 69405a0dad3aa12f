import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../../../../places/place-field';
import type { RideFormProps } from '../ride/ride-form-props';

const placeIdOf = { pickupLocation: 'pickupPlaceId', dropoffLocation: 'dropoffPlaceId' } as const;

interface LocationFieldProps extends Pick<RideFormProps, 'form' | 'field'> {
  end: keyof typeof placeIdOf;
  required?: boolean;
}

/** Where the ride begins or ends: its text, and the id of the place if one was chosen. */
export function LocationField({ form, field, end, required = false }: LocationFieldProps) {
  const { t } = useTranslation('booking');
  const value = useWatch({ control: form.control, name: end });
  const { onChange: _, ...input } = field(end);
  const write = (text: string, placeId: string | null) => {
    form.setValue(placeIdOf[end], placeId ?? '');
    form.setValue(end, text, { shouldDirty: true, shouldValidate: Boolean(input.error) });
  };
  return (
    <PlaceField label={t(`fields.${end}`)} required={required} value={value} onWrite={write} {...input} />
  );
}
