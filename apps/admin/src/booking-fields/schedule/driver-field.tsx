import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDriverCandidates } from '../../dispatch-display/candidates/use-driver-candidates';
import { AddFirst } from '../../forms/fields/add-first';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormSelect } from '../../forms/fields/form-select';
import { useRecords } from '../../records/use-records';
import { drivers } from '../../resources/fleet/drivers';
import type { BookingFields } from '../booking-fields';
import { useFormCandidates } from './use-form-candidates';

interface DriverFieldProps {
  /** Id and driver of an existing booking. */
  bookingId?: string;
  presentId?: string | undefined;
}

/** Selects the driver, each with their availability. A switch says that a driver who could be asked has already agreed. */
export function DriverField({ bookingId, presentId }: DriverFieldProps) {
  const { control, setValue } = useFormContext<BookingFields>();
  const { t } = useTranslation(['bookings', 'rideProgress']);
  const candidates = useFormCandidates(bookingId);
  const hasNone = useRecords(drivers).data?.length === 0;
  const driverId = useWatch({ control, name: 'driverId' });
  const canBeAsked = candidates?.drivers.find(({ id }) => id === driverId)?.hasLink ?? false;
  return (
    <div>
      <FormSelect
        control={control}
        name="driverId"
        label={t('driver.label')}
        helperText={hasNone && <AddFirst record="driver" />}
        choices={useDriverCandidates(candidates, presentId)}
        // It was the driver chosen before who agreed.
        onChosen={() => setValue('agreedByPhone', undefined)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      />
      {canBeAsked && driverId !== presentId && (
        <FormSwitch control={control} name="agreedByPhone" label={t('rideProgress:agreed')} />
      )}
    </div>
  );
}
