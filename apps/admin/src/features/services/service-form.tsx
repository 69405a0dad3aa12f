import {
  serviceDefaults,
  serviceKinds,
  serviceLimits,
  serviceRequest,
  type StaffServiceResponse,
} from '@chauffeur/contracts/catalogue/service';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../forms/fields/form-select';
import { BookableOfferFields } from '../../offers/bookable-offer-fields';
import { OfferTextFields } from '../../offers/offer-text-fields';
import { photoRequestsOf } from '../../images/photo-requests-of';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { useServiceTypeChoices } from './use-service-type-choices';

const blank = {
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  serviceType: 'city_tour',
  serviceTypeId: '',
  youtubeUrl: '',
  photos: [],
  ...serviceDefaults,
} as const;

export function ServiceForm(props: RecordFormProps<StaffServiceResponse>) {
  const { t } = useTranslation('services');
  const types = useServiceTypeChoices();
  const form = useRecordForm(props, {
    schema: serviceRequest,
    blank: { ...blank, photos: [] },
    valuesOf: ({ photos, ...service }) => ({ ...service, photos: photoRequestsOf(photos) }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form} maxWidth="md">
      <OfferTextFields control={control} />
      <FormSelect
        control={control}
        name="serviceTypeId"
        label={t('fields.serviceTypeId')}
        choices={types}
        record="serviceType"
        required
      />
      <FormSelect
        control={control}
        name="serviceType"
        label={t('fields.serviceType')}
        helperText={t('fields.serviceTypeHint')}
        choices={serviceKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        required
      />
      <BookableOfferFields
        control={control}
        limits={serviceLimits}
        priceStep={1}
        priceHint={t('fields.basePriceHint')}
      />
    </RecordDialog>
  );
}
