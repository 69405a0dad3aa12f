import { serviceTypeDefaults, serviceTypeRequest, type StaffServiceTypeResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormNumberField } from '../forms/form-number-field';
import { OfferTextFields } from '../offers/offer-text-fields';
import { FormPicture } from '../photos/form-picture';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { ColorChoice } from './color-choice';
import { IconChoice } from './icon-choice';
import { ServiceTypePreview } from './service-type-preview';
import { serviceTypes } from './service-types.resource';

const blank = {
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  imageHash: null,
  ...serviceTypeDefaults,
} as const;

export function ServiceTypeForm(props: RecordFormProps<StaffServiceTypeResponse>) {
  const { record, title, onSaved, onGone, onClose } = props;
  const { t } = useTranslation('serviceTypes');
  const form = useRecordForm({
    resource: serviceTypes,
    schema: serviceTypeRequest,
    record,
    blank,
    valuesOf: ({ image, ...type }) => ({ ...type, imageHash: image?.hash ?? null }),
    onSaved,
    onGone,
  });
  const { control } = form;
  return (
    <RecordDialog title={title} form={form} onClose={onClose}>
      <FormWide>
        <ServiceTypePreview control={control} />
      </FormWide>
      <OfferTextFields control={control} />
      <FormWide>
        <IconChoice control={control} />
      </FormWide>
      <FormWide>
        <ColorChoice control={control} />
      </FormWide>
      <FormNumberField
        control={control}
        name="basePricePerHour"
        label={t('fields.basePricePerHour')}
        helperText={t('fields.basePricePerHourHint')}
        unit="$"
        min={0}
        step={1}
      />
      <FormWide>
        <FormPicture control={control} name="imageHash" label={t('fields.image')} />
      </FormWide>
    </RecordDialog>
  );
}
