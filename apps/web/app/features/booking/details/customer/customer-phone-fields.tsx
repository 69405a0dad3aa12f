import { bookingTextLimits } from '@chauffeur/contracts/bookings/booking-choices';
import * as parser from '@chauffeur/phone';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneFields } from '../../../../forms/phone/phone-fields';
import type { useDetailsForm } from '../use-details-form';

/** The customer's number, which the driver calls. */
export function CustomerPhoneFields({
  form,
  field,
}: Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'>) {
  const { t } = useTranslation('booking');
  const [typed, country] = useWatch({ control: form.control, name: ['customerPhone', 'phoneCountry'] });
  const input = field('customerPhone');
  return (
    <PhoneFields
      parser={parser}
      label={t('fields.customerPhone')}
      typed={typed}
      country={country}
      countryField={field('phoneCountry')}
      numberField={{ required: true, maxLength: bookingTextLimits.customerPhone, ...input }}
      onNumber={(text) => form.setValue('customerPhone', text, { shouldValidate: Boolean(input.error) })}
      onCountry={(chosen) => form.setValue('phoneCountry', chosen)}
    />
  );
}
