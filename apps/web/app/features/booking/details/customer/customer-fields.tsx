import {
  bookingTextLimits,
  messagingAppNames,
  messagingApps,
} from '@chauffeur/contracts/bookings/booking-choices';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../../forms/fields/choice-field';
import { TextArea } from '../../../../forms/fields/text-area';
import { TextField } from '../../../../forms/fields/text-field';
import { FieldGroup, WideField } from '../field-group';
import { CustomerPhoneFields } from './customer-phone-fields';
import type { useDetailsForm } from '../use-details-form';

/** Who rides and how to reach them. */
export function CustomerFields({ form, field }: Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'>) {
  const { t } = useTranslation('booking');
  return (
    <FieldGroup title={t('details.contact')}>
      <WideField>
        <TextField
          label={t('fields.customerName')}
          required
          autoComplete="name"
          maxLength={bookingTextLimits.customerName}
          {...field('customerName')}
        />
      </WideField>
      <CustomerPhoneFields form={form} field={field} />
      <WideField>
        <TextField
          label={t('fields.customerEmail')}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
          {...field('customerEmail')}
        />
      </WideField>
      <WideField>
        <ChoiceField
          label={t('fields.preferredMessagingApp')}
          hint={t('fields.preferredMessagingAppHint')}
          required
          choices={messagingApps.map((value) => ({ value, label: messagingAppNames[value] }))}
          {...field('preferredMessagingApp')}
        />
      </WideField>
      <WideField>
        <TextArea
          label={t('fields.specialRequests')}
          hint={t('fields.specialRequestsHint')}
          maxLength={bookingTextLimits.specialRequests}
          {...field('specialRequests')}
        />
      </WideField>
    </FieldGroup>
  );
}
