import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSwap } from '../../move/use-swap';
import type { MovedRide } from '../../move/use-undo-move';
import { MoveForm } from './move-form';
import { SwapForm } from './swap-form';
import { useFormFocus } from './use-form-focus';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface RideFormsProps {
  board: DispatchBoard;
  ride: BoardRide;
  by: 'car' | 'driver';
  onMoved: (moved: MovedRide) => void;
  onUnsaved: (hasUnsaved: boolean) => void;
}

/** Moves a ride or swaps it with another one. Shows the buttons, or the form that one of them opened. */
export function RideForms({ board, ride, by, onMoved, onUnsaved }: RideFormsProps) {
  const { t } = useTranslation('dispatch');
  const [form, setForm] = useState<'move' | 'swap'>();
  const container = useFormFocus(form);
  const swap = useSwap({ board, by, onMoved });
  const close = () => {
    setForm(undefined);
    onUnsaved(false);
  };
  const isOnRow = (by === 'car' ? ride.vehicleId : ride.driverId) !== null;
  return (
    <div ref={container}>
      {form === 'move' && (
        <MoveForm
          ride={ride}
          onMoved={(moved) => {
            close();
            onMoved(moved);
          }}
          onChange={() => onUnsaved(true)}
          onCancel={close}
        />
      )}
      {form === 'swap' && (
        <SwapForm
          board={board}
          ride={ride}
          by={by}
          isSending={swap.isSwapping}
          onSwap={(other) => void swap.swapWith(ride, other)}
          onCancel={close}
        />
      )}
      {!form && (
        <Actions>
          <Button variant="outlined" color="inherit" data-opens="move" onClick={() => setForm('move')}>
            {t('move.open')}
          </Button>
          {isOnRow && ride.startsAt && (
            <Button variant="outlined" color="inherit" data-opens="swap" onClick={() => setForm('swap')}>
              {t('swap.open')}
            </Button>
          )}
        </Actions>
      )}
    </div>
  );
}
