import type { FieldError } from '@chauffeur/contracts/http/problem';
import {
  vehicleRequest,
  maxVehiclesAtOnce,
  type VehicleResponse,
} from '@chauffeur/contracts/vehicles/vehicle';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode, RequestFailed } from '../../api/send-request';
import { ReleaseRidesDialog } from '../../blocks/release-rides-dialog';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import { RecordDialog } from '../../records/record-dialog';
import type { RecordFormProps } from '../../records/resource';
import { useRecordForm } from '../../records/use-record-form';
import { useRecords } from '../../records/use-records';
import { carName, cars } from '../../resources/catalogue/cars';

const blank = {
  carId: '',
  label: '',
  plate: '',
  colour: '',
  colourRu: '',
  isActive: true,
  notes: '',
  count: 1,
  releaseRides: false,
} as const;

export function VehicleForm(props: RecordFormProps<VehicleResponse>) {
  const { t } = useTranslation('vehicles');
  const { data: knownCars } = useRecords(cars);
  const choices = knownCars?.map((car) => ({ value: car.id, label: carName(car) }));
  const [inTheWay, setInTheWay] = useState<readonly FieldError[]>();
  const form = useRecordForm(props, {
    schema: vehicleRequest,
    blank,
    valuesOf: (vehicle) => ({ ...vehicle, count: 1, releaseRides: false }),
    explain: (failure) => {
      if (!(failure instanceof RequestFailed) || !hasErrorCode(failure, 'vehicle.hasRides')) return false;
      setInTheWay(failure.problem?.errors ?? []);
      return true;
    },
  });
  const { control } = form;
  const [count, label, plate] = useWatch({ control, name: ['count', 'label', 'plate'] });
  // A label or plate of several vehicles is an error, which is shown at its field.
  const showsPlate = count === 1 || Boolean(label) || Boolean(plate);
  const saveAndRelease = async () => {
    setInTheWay(undefined);
    form.setValue('releaseRides', true);
    await form.save();
    form.setValue('releaseRides', false);
  };
  return (
    <RecordDialog form={form}>
      <FormWide>
        <FormSelect
          control={control}
          name="carId"
          label={t('fields.car')}
          choices={choices}
          record="car"
          required
        />
      </FormWide>
      {!props.record && (
        <FormWide>
          <FormNumberField
            control={control}
            name="count"
            label={t('fields.count')}
            helperText={t('fields.countHint')}
            min={1}
            max={maxVehiclesAtOnce}
            step={1}
          />
        </FormWide>
      )}
      {showsPlate && (
        <>
          <FormTextField
            control={control}
            name="label"
            label={t('fields.label')}
            helperText={t('fields.labelHint')}
          />
          <FormTextField control={control} name="plate" label={t('fields.plate')} />
        </>
      )}
      <FormTextField control={control} name="colour" label={t('fields.colour')} />
      <FormTextField control={control} name="colourRu" label={t('fields.colourRu')} />
      <FormWide>
        <FormTextField control={control} name="notes" label={t('fields.notes')} multiline minRows={2} />
      </FormWide>
      <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
      {inTheWay && (
        <ReleaseRidesDialog
          title={t('release.title')}
          text={t('release.text', { count: Number(inTheWay[0]?.params?.rides) })}
          confirmLabel={t('release.confirm')}
          errors={inTheWay}
          onConfirm={() => void saveAndRelease()}
          onClose={() => setInTheWay(undefined)}
        />
      )}
    </RecordDialog>
  );
}
