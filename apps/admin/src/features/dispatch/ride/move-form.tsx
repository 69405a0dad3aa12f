import { zodResolver } from '@hookform/resolvers/zod';
import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { isReportable } from '../../../booking-display/is-reportable';
import { MoveFailure } from '../../../dispatch-display/move-failure';
import { useCandidates } from '../../../dispatch-display/candidates/use-candidates';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useVehicleChoices } from '../../../dispatch-display/candidates/use-vehicle-choices';
import { FormNumberField } from '../../../forms/form-number-field';
import { FormSelect } from '../../../forms/form-select';
import { FormTextField } from '../../../forms/form-text-field';
import { SavingFields } from '../../../forms/saving-fields';
import { changeBack } from '../move/place.rules';
import { moveForm, moveFormOf, type MoveFormInput, type MoveFormOutput } from './move-form.rules';
import type { MovedRide } from '../move/use-undo-move';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
const Wide = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

interface MoveFormProps {
  ride: BoardRide;
  onMoved: (moved: MovedRide) => void;
  /** Something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

/** Another day, time, duration or vehicle, without dragging. */
export function MoveForm({ ride: shown, onMoved, onChange, onCancel }: MoveFormProps) {
  const { t } = useTranslation('dispatch');
  // What changes while the form is open must be detected.
  const [seen, setSeen] = useState<BoardRide | undefined>(shown);
  const ride = seen ?? shown;
  const { control, handleSubmit, setError } = useForm<MoveFormInput, unknown, MoveFormOutput>({
    // What is not typed is that of the ride, so that another admin's change of it stays.
    values: moveFormOf(ride),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(moveForm),
  });
  const move = useMoveRide({
    onMoved: ({ version }, sent) => onMoved({ before: ride, version, back: changeBack(ride, sent.move) }),
  });
  const send = (agreed: Pick<Move, 'allowTightGap'> = {}) =>
    handleSubmit((entered) => {
      if (move.isPending) return;
      move.mutate(
        { ride, move: { ...entered, ...agreed } },
        {
          // The next try is by who has seen what another admin changed.
          onError: (failure) => hasErrorCode(failure, 'record.stale') && setSeen(undefined),
        },
      );
    });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = event.currentTarget.elements.namedItem('bookingTime');
    // Half a time is '' to the form, which would take the ride's time away.
    if (time instanceof HTMLInputElement && time.validity.badInput)
      setError('bookingTime', { message: 'bookingTime.invalid' }, { shouldFocus: true });
    else void send()();
  };
  const [bookingDate, bookingTime, durationMinutes] = useWatch({
    control,
    name: ['bookingDate', 'bookingTime', 'durationMinutes'],
  });
  const vehicles = useVehicleChoices({
    candidates: useCandidates({ bookingDate, bookingTime, durationMinutes }, ride.id),
    carId: ride.carId,
    presentId: ride.vehicleId,
  });
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Form noValidate onSubmit={submit} onChange={onChange} aria-label={t('move.title')}>
      <MoveFailure failure={move.error} onMoveAnyway={() => void send({ allowTightGap: true })()} />
      <SavingFields isSaving={move.isPending}>
        <FormTextField
          control={control}
          name="bookingDate"
          type="date"
          required
          size="small"
          label={t('move.date')}
          slotProps={shrunk}
        />
        <FormTextField
          control={control}
          name="bookingTime"
          type="time"
          size="small"
          label={t('move.time')}
          slotProps={shrunk}
        />
        <FormSelect
          control={control}
          name="vehicleId"
          size="small"
          label={t('move.vehicle')}
          choices={vehicles}
          // Its end says whether it is free.
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ ...shrunk, select: { displayEmpty: true } }}
        />
        <FormNumberField
          control={control}
          name="durationMinutes"
          required
          size="small"
          label={t('move.minutes')}
          step={1}
          {...rideMinutes.duration}
        />
        {isReportable(ride, { bookingDate, bookingTime }) && (
          <Controller
            control={control}
            name="tellCustomer"
            render={({ field: { ref, value, ...field } }) => (
              <FormControlLabel
                control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
                label={t('move.tellCustomer')}
              />
            )}
          />
        )}
      </SavingFields>
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
