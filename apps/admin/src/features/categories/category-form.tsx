import {
  categoryOrderLimits,
  categoryRequest,
  type StaffCategoryResponse,
} from '@chauffeur/contracts/catalogue/category';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { OfferTextFields } from '../../offers/offer-text-fields';
import { FormImage } from '../../images/form-image';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { useRecords } from '../../records/use-records';

const blank = {
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  imageHash: null,
} as const;

export function CategoryForm(props: RecordFormProps<StaffCategoryResponse>) {
  const { t } = useTranslation('categories');
  const { data: categories = [] } = useRecords(props.resource);
  const form = useRecordForm(props, {
    schema: categoryRequest,
    blank: { ...blank, displayOrder: nextPlace(categories) },
    valuesOf: ({ image, ...category }) => ({ ...category, imageHash: image?.hash ?? null }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form}>
      <OfferTextFields control={control} />
      <FormNumberField
        control={control}
        name="basePricePerHour"
        label={t('fields.basePricePerHour')}
        helperText={t('fields.basePricePerHourHint')}
        unit="$"
        min={0}
        step={1}
        required
      />
      <FormNumberField
        control={control}
        name="displayOrder"
        label={t('fields.displayOrder')}
        helperText={t('fields.displayOrderHint')}
        min={categoryOrderLimits.min}
        max={categoryOrderLimits.max}
        step={1}
        required
      />
      <FormWide>
        <FormImage control={control} name="imageHash" label={t('fields.image')} />
      </FormWide>
    </RecordDialog>
  );
}

/** Returns the place after the last; 0, which all categories share when sorted by name, if staff have set none. */
function nextPlace(categories: StaffCategoryResponse[]): number {
  const last = Math.max(0, ...categories.map(({ displayOrder }) => displayOrder));
  return last === 0 ? 0 : Math.min(last + 1, categoryOrderLimits.max);
}
