import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canEmailCustomer } from '../../../booking-display/can-email-customer';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import type { PendingMove } from './use-drop-ride';
import { useSlotTexts } from './use-slot-texts';

interface ConfirmMoveProps {
  board: DispatchBoard;
  by: 'car' | 'driver';
  pendingMove: PendingMove;
  onConfirm: (move: PendingMove, tellCustomer: boolean) => void;
  onClose: () => void;
}

/** Asks before a ride is moved to another time, or close to another ride. */
export function ConfirmMove({ board, by, pendingMove, onConfirm, onClose }: ConfirmMoveProps) {
  const { t } = useTranslation('dispatch');
  const texts = useSlotTexts(board, by);
  const { ride, change, state, slot } = pendingMove;
  const isOtherTime = 'bookingTime' in change;
  // The customer gets no email about a ride that will be over at its new time.
  const canTell = isOtherTime && canEmailCustomer(ride, { ...ride, ...change });
  // Off by default for a customer whose ride is not confirmed yet.
  const [tellCustomer, setTellCustomer] = useState(isOtherTime && ride.status === 'confirmed');
  const isTight = state.kind === 'tight';
  return (
    <ConfirmDialog
      isOpen
      title={t('move.titleOf', { customer: ride.customerName })}
      text={[
        t('place.row', { row: texts.row(slot) }),
        isOtherTime && texts.change(ride, slot),
        texts.tight(state),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t(isTight ? 'move.anyway' : 'move.submit')}
      cancelLabel={t('move.cancel')}
      isDangerous={false}
      onConfirm={() => onConfirm(pendingMove, tellCustomer)}
      onClose={onClose}
    >
      {canTell && (
        <FormControlLabel
          control={<Checkbox checked={tellCustomer} onChange={(_, isOn) => setTellCustomer(isOn)} />}
          label={t('move.tellCustomer')}
        />
      )}
    </ConfirmDialog>
  );
}
