import {
  tourDefaults,
  tourLimits,
  tourRequest,
  type StaffTourResponse,
} from '@chauffeur/contracts/catalogue/tour';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../forms/fields/form-text-field';
import { BookableOfferFields } from '../../offers/bookable-offer-fields';
import { OfferTextFields } from '../../offers/offer-text-fields';
import { photoRequestsOf } from '../../images/photo-requests-of';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';

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

export function TourForm(props: RecordFormProps<StaffTourResponse>) {
  const { t } = useTranslation('tours');
  const form = useRecordForm(props, {
    schema: tourRequest,
    blank: { ...blank, photos: [] },
    valuesOf: ({ photos, destinations, destinationsRu, ...tour }) => ({
      ...tour,
      destinations: destinations.join(', '),
      destinationsRu: destinationsRu.join(', '),
      photos: photoRequestsOf(photos),
    }),
  });
  const { control } = form;
  return (
    <RecordDialog form={form} maxWidth="md">
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
      <BookableOfferFields control={control} limits={tourLimits} priceStep={0.01} />
    </RecordDialog>
  );
}
