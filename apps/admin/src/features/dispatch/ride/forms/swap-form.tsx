import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../forms/fields/form-select';
import { SavingFields } from '../../../../forms/saving/saving-fields';
import { nameOfVehicle } from '../../board-layout/board-layout.rules';
import { swappableWith } from '../../move/ride-slot.rules';
import { useRideTexts } from '../../ride-texts';

const Form = styled('form')({ display: 'grid', gap: 12 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface SwapFormProps {
  board: DispatchBoard;
  ride: BoardRide;
  by: 'car' | 'driver';
  isSending: boolean;
  onSwap: (other: BoardRide) => void;
  onCancel: () => void;
}

/** Swaps the vehicle, or the driver on the rows of drivers, with a ride at the same time. */
export function SwapForm({ board, ride, by, isSending, onSwap, onCancel }: SwapFormProps) {
  const { t } = useTranslation('dispatch');
  const texts = useRideTexts();
  const rides = swappableWith(board, ride, by === 'car' ? 'vehicle' : 'driver');
  const { control, handleSubmit, setError } = useForm({ defaultValues: { rideId: '' } });
  const submit = handleSubmit(({ rideId }) => {
    if (isSending) return;
    // The chosen ride may have been moved in the meantime.
    const other = rides.find(({ id }) => id === rideId);
    if (other) onSwap(other);
    else setError('rideId', { message: 'rideId.required' }, { shouldFocus: true });
  });
  const holderOf = ({ vehicleId, driverId }: BoardRide) => {
    if (by === 'driver') return board.drivers.find(({ id }) => id === driverId)?.name;
    const vehicle = board.vehicles.find(({ id }) => id === vehicleId);
    return vehicle && nameOfVehicle(vehicle, board);
  };
  const title = t(by === 'car' ? 'swap.vehicles' : 'swap.drivers');
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-label={title}>
      {rides.length === 0 ? (
        <Typography color="text.secondary">{t('swap.none')}</Typography>
      ) : (
        <SavingFields isSaving={isSending}>
          <FormSelect
            control={control}
            name="rideId"
            required
            size="small"
            label={t('swap.ride')}
            choices={rides.map((one) => ({
              value: one.id,
              label: [one.customerName, texts.time(one), holderOf(one)].filter(Boolean).join(' · '),
            }))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </SavingFields>
      )}
      <Actions>
        {rides.length > 0 && (
          <Button type="submit" variant="contained" loading={isSending}>
            {title}
          </Button>
        )}
        <Button color="inherit" onClick={onCancel}>
          {t('move.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}
