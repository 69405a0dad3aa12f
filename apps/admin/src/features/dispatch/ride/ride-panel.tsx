import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import type { MovedRide } from '../move/use-undo-move';
import { RidePanelContent } from './ride-panel-content';

interface RidePanelProps {
  board: DispatchBoard;
  /** The open ride, and its record on the board if it is there. */
  rideId: string | undefined;
  ride: BoardRide | undefined;
  by: 'car' | 'driver';
  /** Whether to open the list of drivers too. */
  opensDriverList: boolean;
  onMoved: (moved: MovedRide) => void;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onExited?: () => void;
}

/** The panel next to the board, with the details of a ride and the actions on it. */
export function RidePanel(props: RidePanelProps) {
  const { board, rideId, ride: found, by, opensDriverList, onMoved, onClose, onExited } = props;
  const { t } = useTranslation('dispatch');
  /** The open ride as last seen. It stays if another admin takes it off this day. */
  const [seen, setSeen] = useState<BoardRide>();
  if (found && seen !== found) setSeen(found);
  const [isEdited, setEdited] = useState(false);
  const [hasUnassigned, setUnassigned] = useState(false);
  const ride = found ?? (seen && (isEdited || seen.id === rideId) ? seen : undefined);
  const [isChoosing, setChoosing] = useState(false);
  const { close, confirmDialog } = useConfirmClose(isEdited || hasUnassigned, () => {
    setEdited(false);
    setUnassigned(false);
    setChoosing(false);
    onClose();
  });
  return (
    <Drawer
      anchor="right"
      open={ride !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('panel.label', { reference: ride?.referenceNumber ?? '' }),
        },
        // Opens the list only now, so that it is placed at the field's final position and the focus returns to the
        // field.
        transition: {
          onEntered: (panel) => {
            if (opensDriverList) panel.querySelector<HTMLElement>('[role="combobox"]')?.focus();
            setChoosing(opensDriverList);
          },
          onExited,
        },
      }}
    >
      {ride && (
        <RidePanelContent
          key={ride.id}
          board={board}
          ride={ride}
          hasLeftBoard={found === undefined}
          by={by}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
          onMoved={onMoved}
          onUnsaved={setEdited}
          onUnassigned={setUnassigned}
          onClose={close}
        />
      )}
      {confirmDialog}
    </Drawer>
  );
}
