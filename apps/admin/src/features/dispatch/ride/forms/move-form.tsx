import { rideMinutes } from '@chauffeur/contracts/bookings/manual-booking';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { canEmailCustomer } from '../../../../booking-display/can-email-customer';
import { MoveFailure } from '../../../../dispatch-display/move-failure';
import { useCandidates } from '../../../../dispatch-display/candidates/use-candidates';
import { useVehicleChoices } from '../../../../dispatch-display/candidates/use-vehicle-choices';
import { FormNumberField } from '../../../../forms/fields/form-number-field';
import { FormSelect } from '../../../../forms/fields/form-select';
import { FormTextField } from '../../../../forms/fields/form-text-field';
import { SavingFields } from '../../../../forms/saving/saving-fields';
import type { MovedRide } from '../../move/use-undo-move';
import { useMoveForm } from './use-move-form';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
const Wide = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

interface MoveFormProps {
  ride: BoardRide;
  onMoved: (moved: MovedRide) => void;
  /** Called when something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

/** Moves the ride to another day, time, duration or vehicle, without dragging. */
export function MoveForm({ ride: shown, onMoved, onChange, onCancel }: MoveFormProps) {
  const { t } = useTranslation('dispatch');
  const { control, ride, move, submit, moveAnyway } = useMoveForm(shown, onMoved);
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
      <MoveFailure failure={move.error} onMoveAnyway={moveAnyway} />
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
          // A choice of a list is no change of the form.
          onChosen={onChange}
          // Full width: the end of the option says whether the vehicle is free.
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
        {canEmailCustomer(ride, { bookingDate, bookingTime }) && (
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
