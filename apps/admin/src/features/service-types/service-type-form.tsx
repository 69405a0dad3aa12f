import {
  serviceTypeDefaults,
  serviceTypeRequest,
  type StaffServiceTypeResponse,
} from '@chauffeur/contracts/catalogue/service-type';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { OfferTextFields } from '../../offers/offer-text-fields';
import { FormImage } from '../../images/form-image';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { ColorChoice } from './color-choice';
import { IconChoice } from './icon-choice';
import { ServiceTypePreview } from './service-type-preview';

const blank = {
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  imageHash: null,
  ...serviceTypeDefaults,
} as const;

export function ServiceTypeForm(props: RecordFormProps<StaffServiceTypeResponse>) {
  const { t } = useTranslation('serviceTypes');
  const form = useRecordForm(props, {
    schema: serviceTypeRequest,
    blank,
    valuesOf: ({ image, ...type }) => ({ ...type, imageHash: image?.hash ?? null }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form}>
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
        <FormImage control={control} name="imageHash" label={t('fields.image')} />
      </FormWide>
    </RecordDialog>
  );
}
