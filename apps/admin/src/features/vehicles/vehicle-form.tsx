import { vehicleRequest, type VehicleResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/form-grid';
import { FormSelect } from '../../forms/form-select';
import { FormSwitch } from '../../forms/form-switch';
import { FormTextField } from '../../forms/form-text-field';
import { RecordDialog } from '../../records/record-dialog';
import type { RecordFormProps } from '../../records/resource';
import { useRecordForm } from '../../records/use-record-form';
import { useRecords } from '../../records/use-records';
import { carName, cars } from '../../resources/cars';

const blank = {
  carId: '',
  label: '',
  plate: '',
  colour: '',
  colourRu: '',
  isActive: true,
  notes: '',
} as const;

export function VehicleForm(props: RecordFormProps<VehicleResponse>) {
  const { t } = useTranslation('vehicles');
  const { data: knownCars = [] } = useRecords(cars);
  const choices = knownCars.map((car) => ({ value: car.id, label: carName(car) }));
  const form = useRecordForm(props, { schema: vehicleRequest, blank, valuesOf: (vehicle) => vehicle });
  const { control } = form;
  return (
    <RecordDialog form={form}>
      <FormWide>
        <FormSelect control={control} name="carId" label={t('fields.car')} choices={choices} required />
      </FormWide>
      <FormTextField
        control={control}
        name="label"
        label={t('fields.label')}
        helperText={t('fields.labelHint')}
      />
      <FormTextField control={control} name="plate" label={t('fields.plate')} />
      <FormTextField control={control} name="colour" label={t('fields.colour')} />
      <FormTextField control={control} name="colourRu" label={t('fields.colourRu')} />
      <FormWide>
        <FormTextField control={control} name="notes" label={t('fields.notes')} multiline minRows={2} />
      </FormWide>
      <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
    </RecordDialog>
  );
}
