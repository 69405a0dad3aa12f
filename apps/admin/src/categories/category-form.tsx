import { categoryRequest, type StaffCategoryResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormNumberField } from '../forms/form-number-field';
import { OfferTextFields } from '../offers/offer-text-fields';
import { FormPicture } from '../photos/form-picture';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { categories } from './categories.resource';

const blank = { name: '', nameRu: '', description: '', descriptionRu: '', imageHash: null } as const;

export function CategoryForm(props: RecordFormProps<StaffCategoryResponse>) {
  const { record, title, onSaved, onGone, onClose } = props;
  const { t } = useTranslation('categories');
  const form = useRecordForm({
    resource: categories,
    schema: categoryRequest,
    record,
    blank,
    valuesOf: ({ image, ...category }) => ({ ...category, imageHash: image?.hash ?? null }),
    onSaved,
    onGone,
  });
  const { control } = form;
  return (
    <RecordDialog title={title} form={form} onClose={onClose}>
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
      <FormWide>
        <FormPicture control={control} name="imageHash" label={t('fields.image')} />
      </FormWide>
    </RecordDialog>
  );
}
