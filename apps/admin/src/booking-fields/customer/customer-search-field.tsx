import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import { internationalPhone } from '@chauffeur/phone';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { SecondaryText } from '../../surfaces/secondary-text';
import { formatRideDate } from '../../text/format-date';
import type { BookingFields } from '../booking-fields';
import { SuggestionsField } from '../suggestions-field';
import { useCustomers } from './use-customers';

type CustomerSearchFieldProps = Pick<TextFieldProps, 'label' | 'type' | 'required' | 'disabled'> & {
  name: 'customerName' | 'customerPhone' | 'customerEmail';
  onFound: (customer: CustomerResponse) => void;
  /** Returns a hint about the input, which is shown once the field was left. */
  hintOf?: (typed: string) => string | undefined;
};

/** A customer field that suggests customers of earlier bookings while staff type. */
export function CustomerSearchField({ name, onFound, hintOf, ...props }: CustomerSearchFieldProps) {
  const { control } = useFormContext<BookingFields>();
  const { field, fieldState } = useController({ control, name });
  const [isOpen, setOpen] = useState(false);
  const typed = field.value ?? '';
  const found = useCustomers(typed, isOpen);
  return (
    <SuggestionsField<CustomerResponse>
      {...props}
      field={field}
      fieldState={fieldState}
      helperText={fieldState.isTouched && typed ? hintOf?.(typed) : undefined}
      open={isOpen && found.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onBlur={() => {
        // A late search result would open the suggestions again.
        setOpen(false);
        field.onBlur();
      }}
      options={found}
      keyOf={({ lastRide }) => lastRide.id}
      textOf={(customer) => `${customer.name} ${customer.phone}`}
      renderChoice={(customer) => <CustomerChoice customer={customer} />}
      onType={field.onChange}
      onChoose={onFound}
    />
  );
}

function CustomerChoice({ customer }: { customer: CustomerResponse }) {
  const { t } = useTranslation('manualBooking');
  const { language } = useStaffLanguage();
  const { name, phone, email, rides, lastRide } = customer;
  const date = formatRideDate(lastRide.bookingDate, language);
  return (
    <div>
      {name} · {internationalPhone(phone)}
      <SecondaryText as="div">
        {[email, t('customer.rides', { count: rides }), t('customer.last', { date })]
          .filter(Boolean)
          .join(' · ')}
      </SecondaryText>
    </div>
  );
}
