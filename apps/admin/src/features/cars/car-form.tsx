import {
  carDefaults,
  carLimits,
  carRequest,
  type StaffCarResponse,
} from '@chauffeur/contracts/catalogue/car';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import { FormPhotos } from '../../images/form-photos';
import { photoRequestsOf } from '../../images/photo-requests-of';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { useCategoryChoices } from './use-category-choices';

/** Null clears the stored number. A request without the field would leave it. */
const carFormRequest = carRequest.transform((car) => ({ ...car, luggageLarge: car.luggageLarge ?? null }));

export function CarForm(props: RecordFormProps<StaffCarResponse>) {
  const { t } = useTranslation('cars');
  const categories = useCategoryChoices();
  const form = useRecordForm(props, {
    schema: carFormRequest,
    blank: {
      brand: '',
      model: '',
      year: carDefaults.year(),
      capacity: carDefaults.capacity,
      categoryId: '',
      isAvailable: true,
      photos: [],
    },
    valuesOf: ({ photos, ...car }) => ({ ...car, photos: photoRequestsOf(photos) }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form} maxWidth="md">
      <FormTextField control={control} name="brand" label={t('fields.brand')} required />
      <FormTextField control={control} name="model" label={t('fields.model')} required />
      <FormNumberField
        control={control}
        name="year"
        label={t('fields.year')}
        {...carLimits.year}
        step={1}
        required
      />
      <FormNumberField
        control={control}
        name="capacity"
        label={t('fields.capacity')}
        {...carLimits.capacity}
        step={1}
        required
      />
      <FormNumberField
        control={control}
        name="luggageLarge"
        label={t('fields.luggageLarge')}
        helperText={t('fields.luggageLargeHint')}
        {...carLimits.luggageLarge}
        step={1}
      />
      <FormSelect
        control={control}
        name="categoryId"
        label={t('fields.category')}
        choices={categories}
        record="category"
        required
      />
      <FormNumberField
        control={control}
        name="basePrice"
        label={t('fields.basePrice')}
        helperText={t('fields.basePriceHint')}
        unit="$"
        min={0}
        step={0.01}
        required
      />
      <FormWide>
        <FormSwitch control={control} name="isAvailable" label={t('fields.isAvailable')} />
      </FormWide>
      <FormWide>
        <FormPhotos control={control} name="photos" max={carLimits.photos} />
      </FormWide>
    </RecordDialog>
  );
}
