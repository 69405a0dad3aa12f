import {
  serviceDefaults,
  serviceKinds,
  serviceLimits,
  serviceRequest,
  type StaffServiceResponse,
} from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormNumberField } from '../forms/form-number-field';
import { FormSelect } from '../forms/form-select';
import { FormTextField } from '../forms/form-text-field';
import { OfferTextFields } from '../offers/offer-text-fields';
import { FormPhotos } from '../photos/form-photos';
import { photoRequestsOf } from '../photos/photo-requests-of';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { services } from './services.resource';
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

export function ServiceForm({
  record,
  title,
  onSaved,
  onGone,
  onClose,
}: RecordFormProps<StaffServiceResponse>) {
  const { t } = useTranslation(['services', 'offers']);
  const types = useServiceTypeChoices();
  const form = useRecordForm({
    resource: services,
    schema: serviceRequest,
    record,
    blank: { ...blank, photos: [] },
    valuesOf: ({ photos, ...service }) => ({ ...service, photos: photoRequestsOf(photos) }),
    onSaved,
    onGone,
  });
  const { control } = form;
  return (
    <RecordDialog title={title} form={form} onClose={onClose} maxWidth="md">
      <OfferTextFields control={control} />
      <FormSelect
        control={control}
        name="serviceTypeId"
        label={t('fields.serviceTypeId')}
        choices={types}
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
      <FormNumberField
        control={control}
        name="durationHours"
        label={t('offers:fields.durationHours')}
        min={serviceLimits.durationHours.min}
        step={0.5}
        required
      />
      <FormNumberField
        control={control}
        name="basePrice"
        label={t('offers:fields.basePrice')}
        helperText={t('fields.basePriceHint')}
        unit="$"
        min={0}
        step={1}
        required
      />
      <FormWide>
        <FormTextField control={control} name="youtubeUrl" label={t('offers:fields.youtubeUrl')} type="url" />
      </FormWide>
      <FormWide>
        <FormPhotos control={control} name="photos" most={serviceLimits.photos} />
      </FormWide>
    </RecordDialog>
  );
}
