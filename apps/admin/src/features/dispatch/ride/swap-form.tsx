import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfVehicle } from '../board/board-layout.rules';
import { swappableWith } from '../move/place.rules';
import { useRideTexts } from './ride-texts';

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

/** Exchanges the vehicle, or on the rows of drivers the driver, with a ride of the same time. */
export function SwapForm({ board, ride, by, isSending, onSwap, onCancel }: SwapFormProps) {
  const { t } = useTranslation('dispatch');
  const texts = useRideTexts();
  const rides = swappableWith(board, ride, by === 'car' ? 'vehicle' : 'driver');
  const [chosen, setChosen] = useState('');
  const other = rides.find(({ id }) => id === chosen);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (other && !isSending) onSwap(other);
  };
  const holderOf = ({ vehicleId, driverId }: BoardRide) => {
    if (by === 'driver') return board.drivers.find(({ id }) => id === driverId)?.name;
    const vehicle = board.vehicles.find(({ id }) => id === vehicleId);
    return vehicle && nameOfVehicle(vehicle, board);
  };
  const title = t(by === 'car' ? 'swap.vehicles' : 'swap.drivers');
  return (
    <Form onSubmit={submit} aria-label={title}>
      {rides.length === 0 ? (
        <Typography color="text.secondary">{t('swap.none')}</Typography>
      ) : (
        <TextField
          select
          required
          size="small"
          label={t('swap.ride')}
          value={other ? chosen : ''}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {rides.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {[one.customerName, texts.time(one), holderOf(one)].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
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
