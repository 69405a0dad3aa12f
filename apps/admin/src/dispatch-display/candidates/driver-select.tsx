import MenuItem from '@mui/material/MenuItem';
import type { SelectProps } from '@mui/material/Select';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AddFirst } from '../../forms/fields/add-first';
import { useRecords } from '../../records/use-records';
import { drivers } from '../../resources/fleet/drivers';
import { useCandidates } from './use-candidates';
import { useDriverCandidates } from './use-driver-candidates';

interface DriverSelectProps
  extends Pick<TextFieldProps, 'label' | 'size'>, Pick<SelectProps, 'open' | 'onOpen' | 'onClose'> {
  bookingId: string;
  /** The driver that the ride has; '' without one. */
  presentId: string;
  /** '' for none. */
  value: string;
  onChosen: (driverId: string) => void;
}

/** Selects a driver for a ride, each with their availability at its time. */
export function DriverSelect({
  bookingId,
  presentId,
  value,
  onChosen,
  open,
  onOpen,
  onClose,
  ...field
}: DriverSelectProps) {
  const choices = useDriverCandidates(useCandidates({}, bookingId), presentId);
  const hasNone = useRecords(drivers).data?.length === 0;
  return (
    <TextField
      {...field}
      select
      helperText={hasNone && <AddFirst record="driver" />}
      // Until the drivers are loaded, the present one has no option to show.
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={({ target }) => onChosen(target.value)}
      slotProps={{ select: { displayEmpty: true, open, onOpen, onClose }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
