import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/layout/form-grid';
import { FormNumberField } from '../forms/fields/form-number-field';
import { FormTextField } from '../forms/fields/form-text-field';
import { FormPhotos } from '../images/form-photos';

interface BookableOfferFieldsProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  limits: { durationHours: { min: number }; photos: number };
  /** USD. */
  priceStep: number;
  priceHint?: string;
}

/** Duration, starting price, video and photos of a service or a tour. */
export function BookableOfferFields<Values extends FieldValues, Context, Output>({
  control,
  limits,
  priceStep,
  priceHint,
}: BookableOfferFieldsProps<Values, Context, Output>) {
  const { t } = useTranslation('offers');
  // The compiler does not see that Values has these fields.
  const field = (name: 'durationHours' | 'basePrice' | 'youtubeUrl' | 'photos') => name as FieldPath<Values>;
  return (
    <>
      <FormNumberField
        control={control}
        name={field('durationHours')}
        label={t('fields.durationHours')}
        min={limits.durationHours.min}
        step={0.5}
        required
      />
      <FormNumberField
        control={control}
        name={field('basePrice')}
        label={t('fields.basePrice')}
        helperText={priceHint}
        unit="$"
        min={0}
        step={priceStep}
        required
      />
      <FormWide>
        <FormTextField
          control={control}
          name={field('youtubeUrl')}
          label={t('fields.youtubeUrl')}
          type="url"
        />
      </FormWide>
      <FormWide>
        <FormPhotos control={control} name={field('photos')} max={limits.photos} />
      </FormWide>
    </>
  );
}
