import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDriverCandidates } from '../dispatch-display/use-driver-candidates';
import { FormSelect } from '../forms/form-select';
import type { BookingFields } from './booking-fields';
import { useFormCandidates } from './use-form-candidates';

interface DriverFieldProps {
  /** Of a booking that exists, and its driver. */
  bookingId?: string;
  presentId?: string | undefined;
}

/** Who drives, each with whether they could. */
export function DriverField({ bookingId, presentId }: DriverFieldProps) {
  const { control } = useFormContext<BookingFields>();
  const { t } = useTranslation('bookings');
  const candidates = useFormCandidates(bookingId);
  return (
    <FormSelect
      control={control}
      name="driverId"
      label={t('driver.label')}
      choices={useDriverCandidates(candidates, presentId)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    />
  );
}
