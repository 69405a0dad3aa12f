import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { isReportable } from '../../../booking-display/is-reportable';
import { MoveFailure } from '../../../dispatch-display/move-failure';
import { useCandidates } from '../../../dispatch-display/candidates/use-candidates';
import { useMoveRide } from '../../../dispatch-display/use-move-ride';
import { useVehicleChoices } from '../../../dispatch-display/candidates/use-vehicle-choices';
import { useDateText } from '../../../forms/use-date-text';
import { changeBack } from '../move/place.rules';
import type { MovedRide } from './use-undo-move';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
const Wide = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Minutes. */
const durationLimits = { min: 15, max: 43_200 } as const;

interface MoveFormProps {
  ride: BoardRide;
  onMoved: (moved: MovedRide) => void;
  /** Something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

interface MoveInput {
  date: string;
  time: string;
  minutes: string;
  vehicleId: string;
}

function inputOf({ bookingDate, bookingTime, durationMinutes, vehicleId }: BoardRide): MoveInput {
  return {
    date: bookingDate,
    time: bookingTime ?? '',
    minutes: String(durationMinutes),
    vehicleId: vehicleId ?? (bookingTime ? '' : anyVehicle),
  };
}

/** Another day, time, duration or vehicle, without dragging. */
export function MoveForm({ ride: shown, onMoved, onChange, onCancel }: MoveFormProps) {
  const { t } = useTranslation('dispatch');
  // What changes while the form is open must be detected.
  const [seen, setSeen] = useState<BoardRide | undefined>(shown);
  const ride = seen ?? shown;
  // What is not typed is that of the ride, so that another admin's change of it stays.
  const [typed, setTyped] = useState<Partial<MoveInput>>({});
  const enter = (input: Partial<MoveInput>) => setTyped((before) => ({ ...before, ...input }));
  const { date, time, minutes, vehicleId } = { ...inputOf(ride), ...typed };
  // A customer who was promised nothing yet needs no email of it.
  const [tellCustomer, setTellCustomer] = useState(ride.status === 'confirmed');
  const move = useMoveRide({
    onMoved: ({ version }, sent) => onMoved({ before: ride, version, back: changeBack(ride, sent.move) }),
  });
  const send = (allowTightGap: boolean) => {
    if (move.isPending) return;
    move.mutate(
      {
        ride,
        move: {
          bookingDate: date,
          bookingTime: time || null,
          durationMinutes: Number(minutes),
          vehicleId: vehicleId || null,
          tellCustomer,
          ...(allowTightGap ? { allowTightGap } : {}),
        },
      },
      {
        // The next try is by who has seen what another admin changed.
        onError: (failure) => hasErrorCode(failure, 'record.stale') && setSeen(undefined),
      },
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(false);
  };
  const wanted = { bookingDate: date, bookingTime: time, durationMinutes: minutes };
  const vehicles = useVehicleChoices({
    candidates: useCandidates(wanted, ride.id),
    carId: ride.carId,
    presentId: ride.vehicleId,
  });
  const shrunk = { inputLabel: { shrink: true } };
  const dateText = useDateText();
  return (
    <Form onSubmit={submit} onChange={onChange} aria-label={t('move.title')}>
      <MoveFailure failure={move.error} onMoveAnyway={() => send(true)} />
      <TextField
        type="date"
        required
        size="small"
        label={t('move.date')}
        value={date}
        onChange={({ target }) => enter({ date: target.value })}
        helperText={dateText(date)}
        slotProps={shrunk}
      />
      <TextField
        type="time"
        size="small"
        label={t('move.time')}
        value={time}
        onChange={({ target }) => enter({ time: target.value })}
        slotProps={shrunk}
      />
      <TextField
        select
        size="small"
        label={t('move.vehicle')}
        value={vehicleId}
        onChange={({ target }) => enter({ vehicleId: target.value })}
        // Its end says whether it is free.
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ ...shrunk, select: { displayEmpty: true } }}
      >
        {vehicles.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="number"
        required
        size="small"
        label={t('move.minutes')}
        value={minutes}
        onChange={({ target }) => enter({ minutes: target.value })}
        slotProps={{ ...shrunk, htmlInput: durationLimits }}
      />
      {isReportable(ride, { bookingDate: date, bookingTime: time }) && (
        <FormControlLabel
          control={<Checkbox checked={tellCustomer} onChange={(_, isOn) => setTellCustomer(isOn)} />}
          label={t('move.tellCustomer')}
        />
      )}
      <Wide>
        <Button type="submit" variant="contained" loading={move.isPending}>
          {t('move.submit')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {t('move.cancel')}
        </Button>
      </Wide>
    </Form>
  );
}
