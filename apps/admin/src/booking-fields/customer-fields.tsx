import { languages, messagingApps } from '@chauffeur/contracts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messagingAppNames } from '../booking-display/messaging-apps';
import { FormGrid } from '../forms/form-grid';
import { FormSelect } from '../forms/form-select';
import { FormSwitch } from '../forms/form-switch';
import { FormTextField } from '../forms/form-text-field';
import type { BookingFields } from './booking-fields';

/** Who rides, and how to reach them. */
export function CustomerFields() {
  const { control, setValue, clearErrors } = useFormContext<BookingFields>();
  const hasNoEmail = useWatch({ control, name: 'customerHasNoEmail' }) ?? false;
  const { t } = useTranslation(['manualBooking', 'bookings']);
  return (
    <FormGrid>
      <FormTextField control={control} name="customerName" label={t('fields.customerName')} required />
      <FormTextField
        control={control}
        name="customerPhone"
        label={t('fields.customerPhone')}
        type="tel"
        required
      />
      <FormTextField
        control={control}
        name="customerEmail"
        label={t('fields.customerEmail')}
        type="email"
        required={!hasNoEmail}
        disabled={hasNoEmail}
      />
      <FormSwitch
        control={control}
        name="customerHasNoEmail"
        label={t('fields.noEmail')}
        onSwitched={(isOn) => {
          if (!isOn) return;
          setValue('customerEmail', '');
          clearErrors('customerEmail');
        }}
      />
      <FormSelect
        control={control}
        name="preferredMessagingApp"
        label={t('fields.messagingApp')}
        choices={messagingApps.map((app) => ({ value: app, label: messagingAppNames[app] }))}
      />
      <FormSelect
        control={control}
        name="language"
        label={t('fields.language')}
        choices={languages.map((value) => ({ value, label: t(`bookings:languages.${value}`) }))}
      />
    </FormGrid>
  );
}
