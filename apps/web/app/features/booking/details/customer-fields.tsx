import { bookingTextLimits, messagingApps, type MessagingApp } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../forms/choice-field';
import { TextArea } from '../../../forms/text-area';
import { TextField } from '../../../forms/text-field';
import { FieldGroup, WideField } from './field-group';
import type { useDetailsForm } from './use-details-form';

/** Brand names, the same in every language. */
export const messagingAppNames: Record<MessagingApp, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  viber: 'Viber',
};

/** Who rides and how to reach them. */
export function CustomerFields({ field }: { field: ReturnType<typeof useDetailsForm>['field'] }) {
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
      <TextField
        label={t('fields.customerPhone')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={bookingTextLimits.customerPhone}
        placeholder="+994 50 123 45 67"
        {...field('customerPhone')}
      />
      <TextField
        label={t('fields.customerEmail')}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="name@example.com"
        {...field('customerEmail')}
      />
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
