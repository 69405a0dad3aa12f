import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import { internationalPhone } from '@chauffeur/phone';
import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { SecondaryText } from '../../surfaces/secondary-text';
import { formatRideDate } from '../../text/format-date';
import type { BookingFields } from '../booking-fields';
import { useCustomers } from './use-customers';

type CustomerSearchFieldProps = Pick<TextFieldProps, 'label' | 'type' | 'required' | 'disabled'> & {
  name: 'customerName' | 'customerPhone' | 'customerEmail';
  onFound: (customer: CustomerResponse) => void;
  /** Said of what was typed once the field was left. */
  hintOf?: (typed: string) => string | undefined;
};

/** A field of the customer that finds those of earlier bookings while one types. */
export function CustomerSearchField({ name, disabled, onFound, hintOf, ...props }: CustomerSearchFieldProps) {
  const { control } = useFormContext<BookingFields>();
  const { field, fieldState } = useController({ control, name });
  const fieldErrorText = useFieldErrorText();
  const [isOpen, setOpen] = useState(false);
  const typed = field.value ?? '';
  const found = useCustomers(typed, isOpen);
  const error = fieldState.error?.message;
  const hint = fieldState.isTouched && typed ? hintOf?.(typed) : undefined;
  return (
    <Autocomplete<CustomerResponse, false, false, true>
      freeSolo
      open={isOpen && found.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disabled={disabled ?? false}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') field.onChange(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen !== null && typeof chosen !== 'string') onFound(chosen);
      }}
      onBlur={() => {
        // What is found after the field was left would open it again.
        setOpen(false);
        field.onBlur();
      }}
      options={found}
      // The server has searched.
      filterOptions={(customers) => customers}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.lastRide.id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : `${option.name} ${option.phone}`)}
      renderOption={({ key, ...option }, customer) => (
        <li key={key} {...option}>
          <CustomerChoice customer={customer} />
        </li>
      )}
      // The field's own text is cleared; without an icon it would still be a button to screen readers.
      slotProps={{ clearIndicator: { style: { display: 'none' } } }}
      renderInput={(input) => (
        <TextField
          {...input}
          {...props}
          name={name}
          inputRef={field.ref}
          error={error !== undefined}
          helperText={error === undefined ? hint : fieldErrorText(error)}
        />
      )}
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
