import { tourDefaults, tourLimits, tourRequest, type StaffTourResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../forms/form-grid';
import { FormNumberField } from '../forms/form-number-field';
import { FormTextField } from '../forms/form-text-field';
import { OfferTextFields } from '../offers/offer-text-fields';
import { FormPhotos } from '../photos/form-photos';
import { photoRequestsOf } from '../photos/photo-requests-of';
import type { RecordFormProps } from '../resources/record-actions';
import { RecordDialog } from '../resources/record-dialog';
import { useRecordForm } from '../resources/use-record-form';
import { tours } from './tours.resource';

const blank = {
  name: '',
  nameRu: '',
  description: '',
  descriptionRu: '',
  destinations: '',
  destinationsRu: '',
  youtubeUrl: '',
  ...tourDefaults,
} as const;

export function TourForm({ record, title, onSaved, onGone, onClose }: RecordFormProps<StaffTourResponse>) {
  const { t } = useTranslation(['tours', 'offers']);
  const form = useRecordForm({
    resource: tours,
    schema: tourRequest,
    record,
    blank: { ...blank, photos: [] },
    valuesOf: ({ photos, destinations, destinationsRu, ...tour }) => ({
      ...tour,
      destinations: destinations.join(', '),
      destinationsRu: destinationsRu.join(', '),
      photos: photoRequestsOf(photos),
    }),
    onSaved,
    onGone,
  });
  const { control } = form;
  return (
    <RecordDialog title={title} form={form} onClose={onClose} maxWidth="md">
      <OfferTextFields control={control} />
      <FormTextField
        control={control}
        name="destinations"
        label={t('fields.destinations')}
        helperText={t('fields.destinationsHint')}
        required
      />
      <FormTextField
        control={control}
        name="destinationsRu"
        label={t('fields.destinationsRu')}
        helperText={t('fields.destinationsHint')}
      />
      <FormNumberField
        control={control}
        name="durationHours"
        label={t('offers:fields.durationHours')}
        min={tourLimits.durationHours.min}
        step={0.5}
        required
      />
      <FormNumberField
        control={control}
        name="basePrice"
        label={t('offers:fields.basePrice')}
        unit="$"
        min={0}
        step={0.01}
        required
      />
      <FormWide>
        <FormTextField control={control} name="youtubeUrl" label={t('offers:fields.youtubeUrl')} type="url" />
      </FormWide>
      <FormWide>
        <FormPhotos control={control} name="photos" most={tourLimits.photos} />
      </FormWide>
    </RecordDialog>
  );
}
