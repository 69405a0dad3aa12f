import {
  placeKinds,
  placeRequest,
  type StaffPlaceResponse,
} from '@chauffeur/contracts/catalogue/places/place';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import { RecordDialog } from '../../records/record-dialog';
import type { RecordFormProps } from '../../records/resource';
import { useRecordForm } from '../../records/use-record-form';

const blank = {
  name: '',
  nameRu: '',
  nameAz: '',
  kind: 'hotel',
  address: '',
  addressRu: '',
  aliases: '',
  meetingNote: '',
  meetingNoteRu: '',
  isPopular: false,
  isActive: true,
} as const;

export function PlaceForm(props: RecordFormProps<StaffPlaceResponse>) {
  const { t } = useTranslation('places');
  const form = useRecordForm(props, {
    schema: placeRequest,
    blank,
    valuesOf: ({ aliases, ...place }) => ({ ...place, aliases: aliases.join(', ') }),
  });
  const { control } = form;
  const kinds = placeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <RecordDialog form={form} maxWidth="md">
      <FormTextField control={control} name="name" label={t('fields.name')} required />
      <FormSelect control={control} name="kind" label={t('fields.kind')} choices={kinds} />
      <FormTextField control={control} name="nameRu" label={t('fields.nameRu')} />
      <FormTextField
        control={control}
        name="nameAz"
        label={t('fields.nameAz')}
        slotProps={{ htmlInput: { lang: 'az' } }}
      />
      <FormTextField control={control} name="address" label={t('fields.address')} />
      <FormTextField control={control} name="addressRu" label={t('fields.addressRu')} />
      <FormWide>
        <FormTextField
          control={control}
          name="aliases"
          label={t('fields.aliases')}
          helperText={t('fields.aliasesHint')}
        />
      </FormWide>
      <FormNumberField control={control} name="latitude" label={t('fields.latitude')} min={-90} max={90} />
      <FormNumberField
        control={control}
        name="longitude"
        label={t('fields.longitude')}
        min={-180}
        max={180}
      />
      <FormTextField
        control={control}
        name="meetingNote"
        label={t('fields.meetingNote')}
        helperText={t('fields.meetingNoteHint')}
      />
      <FormTextField control={control} name="meetingNoteRu" label={t('fields.meetingNoteRu')} />
      <FormSwitch control={control} name="isPopular" label={t('fields.isPopular')} />
      <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
    </RecordDialog>
  );
}
