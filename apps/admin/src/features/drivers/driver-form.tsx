import { driverLanguages } from '@chauffeur/contracts/languages/language';
import { driverPaymentTypes, driverRequest, type DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import FormHelperText from '@mui/material/FormHelperText';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormWide } from '../../forms/layout/form-grid';
import { FormNumberField } from '../../forms/fields/form-number-field';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormTextField } from '../../forms/fields/form-text-field';
import type { RecordFormProps } from '../../records/resource';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { driverLanguageNames } from '../../resources/fleet/drivers';

const blank = {
  name: '',
  phone: '',
  email: '',
  licenseNumber: '',
  isActive: true,
  paymentType: 'hourly',
  paymentRate: 0,
  emergencyContact: '',
  address: '',
  notes: '',
  language: driverLanguages[0],
} as const;

export function DriverForm(props: RecordFormProps<DriverResponse>) {
  const { t } = useTranslation('drivers');
  const form = useRecordForm(props, {
    schema: driverRequest,
    blank: { ...blank, hireDate: todayInBaku() },
    valuesOf: (driver) => driver,
  });
  const { control } = form;
  const isActive = useWatch({ control, name: 'isActive' });
  const paymentTypes = driverPaymentTypes.map((value) => ({ value, label: t(`paymentTypes.${value}`) }));
  return (
    <RecordDialog form={form}>
      <FormWide>
        <FormTextField control={control} name="name" label={t('fields.name')} required />
      </FormWide>
      <FormTextField control={control} name="phone" label={t('fields.phone')} type="tel" />
      <FormTextField control={control} name="email" label={t('fields.email')} type="email" />
      <FormSelect
        control={control}
        name="language"
        label={t('fields.language')}
        helperText={t('fields.languageHint')}
        choices={driverLanguages.map((value) => ({ value, label: driverLanguageNames[value] }))}
      />
      <FormTextField control={control} name="licenseNumber" label={t('fields.licenseNumber')} />
      <FormTextField
        control={control}
        name="hireDate"
        label={t('fields.hireDate')}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormSelect
        control={control}
        name="paymentType"
        label={t('fields.paymentType')}
        choices={paymentTypes}
      />
      <FormNumberField
        control={control}
        name="paymentRate"
        label={t('fields.paymentRate')}
        helperText={t('fields.paymentRateHint')}
        min={0}
        step={0.01}
      />
      <FormTextField control={control} name="emergencyContact" label={t('fields.emergencyContact')} />
      <FormTextField control={control} name="address" label={t('fields.address')} />
      <FormWide>
        <FormTextField control={control} name="notes" label={t('fields.notes')} multiline minRows={2} />
      </FormWide>
      <div>
        <FormSwitch control={control} name="isActive" label={t('fields.isActive')} />
        {props.record?.isActive && !isActive && (
          <FormHelperText role="status">{t('fields.inactiveHint')}</FormHelperText>
        )}
      </div>
    </RecordDialog>
  );
}
