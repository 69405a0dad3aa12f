import { messagingAppNames, messagingApps } from '@chauffeur/contracts/bookings/booking-choices';
import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import { languages } from '@chauffeur/contracts/languages/languages';
import { readPhone } from '@chauffeur/phone';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormGrid } from '../../forms/layout/form-grid';
import { FormSelect } from '../../forms/fields/form-select';
import { FormSwitch } from '../../forms/fields/form-switch';
import type { BookingFields } from '../booking-fields';
import { CustomerSearchField } from './customer-search-field';

interface CustomerFieldsProps {
  /** Called after the form was filled with a customer of earlier bookings. */
  onFound?: (customer: CustomerResponse) => void;
}

/** The customer and how to reach them: typed, or found among the customers of earlier bookings. */
export function CustomerFields({ onFound }: CustomerFieldsProps) {
  const { control, setValue, clearErrors, formState } = useFormContext<BookingFields>();
  const hasNoEmail = useWatch({ control, name: 'customerHasNoEmail' }) ?? false;
  const { t } = useTranslation(['manualBooking', 'bookings']);
  const fill = (customer: CustomerResponse) => {
    const set = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('customerName', customer.name, set);
    setValue('customerPhone', customer.phone, set);
    setValue('customerHasNoEmail', customer.email === '', set);
    setValue('customerEmail', customer.email, set);
    setValue('preferredMessagingApp', customer.preferredMessagingApp, set);
    setValue('language', customer.language, set);
    onFound?.(customer);
  };
  return (
    <FormGrid>
      <CustomerSearchField name="customerName" label={t('fields.customerName')} required onFound={fill} />
      <CustomerSearchField
        name="customerPhone"
        label={t('fields.customerPhone')}
        type="tel"
        required
        onFound={fill}
        hintOf={(typed) => (readPhone(typed) ? undefined : t('fields.noPhoneLinks'))}
      />
      <CustomerSearchField
        name="customerEmail"
        label={t('fields.customerEmail')}
        type="email"
        required={!hasNoEmail}
        disabled={hasNoEmail}
        onFound={fill}
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
