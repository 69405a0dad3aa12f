import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { canEmailCustomer } from '../../../booking-display/can-email-customer';
import { emailsCustomerByDefault, type BookingEditInput } from './booking-edit.rules';

/** Whether the customer gets an email about the changes. On by default for a confirmed ride in the future. */
export function TellCustomerField({ booking }: { booking: BookingDetailResponse }) {
  const { control } = useFormContext<BookingEditInput>();
  const { t } = useTranslation('dispatch');
  const { field } = useController({ control, name: 'tellCustomer' });
  const [bookingDate, bookingTime, email] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'customerEmail'],
  });
  if (!email || !canEmailCustomer(booking, { bookingDate, bookingTime })) return null;
  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={
        <Switch
          name={field.name}
          checked={field.value ?? emailsCustomerByDefault(booking, { bookingDate, bookingTime })}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref, role: 'switch' } }}
        />
      }
      label={t('move.tellCustomer')}
    />
  );
}
