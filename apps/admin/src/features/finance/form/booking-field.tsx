import type { TransactionBooking } from '@chauffeur/contracts/finance/transaction';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingSearch } from './use-booking-search';

interface BookingFieldProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPathByValue<Values, TransactionBooking | null>;
  label: string;
}

const labelOf = ({ referenceNumber, customerName }: TransactionBooking) =>
  `${referenceNumber} · ${customerName}`;

/** Finds a booking by its reference or its customer while the admin types. */
export function BookingField<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: BookingFieldProps<Values, Context, Output>) {
  const { t } = useTranslation('finance');
  const { field } = useController({ control, name });
  const chosen = field.value as TransactionBooking | null;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // The label of the selected booking is not a search.
  const search = chosen && typed === labelOf(chosen) ? '' : typed;
  const { found, isSearching, hasFailed } = useBookingSearch(search, isOpen);
  return (
    <Autocomplete<TransactionBooking>
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      onChange={(_event, booking) => field.onChange(booking)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={field.onBlur}
      options={found}
      // The server has already filtered.
      filterOptions={(bookings) => bookings}
      getOptionKey={({ id }) => id}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isSearching}
      loadingText={t('bookingSearch.searching')}
      noOptionsText={t(hasFailed ? 'bookingSearch.failed' : 'bookingSearch.none')}
      clearText={t('bookingSearch.clear')}
      openText={t('bookingSearch.open')}
      closeText={t('bookingSearch.close')}
      renderInput={(input) => (
        <TextField {...input} label={label} helperText={t('bookingSearch.hint')} inputRef={field.ref} />
      )}
    />
  );
}
