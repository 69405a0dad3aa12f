import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseQuestion } from '../../../unsaved/use-close-question';
import type { MovedRide } from '../move/use-undo-move';
import { RidePanelContent } from './ride-panel-content';

interface RidePanelProps {
  board: DispatchBoard;
  /** The ride that is open, and what the board has of it. */
  rideId: string | undefined;
  ride: BoardRide | undefined;
  by: 'car' | 'driver';
  /** It was opened to choose a driver: the list opens with it. */
  isToAssign: boolean;
  onMoved: (moved: MovedRide) => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: () => void;
}

/** A ride beside the board: what is known of it, and what can be done about it. */
export function RidePanel(props: RidePanelProps) {
  const { board, rideId, ride: found, by, isToAssign, onMoved, onClose, onExited } = props;
  const { t } = useTranslation('dispatch');
  /** The open ride as last seen: it stays where another admin takes it off this day meanwhile. */
  const [seen, setSeen] = useState<BoardRide>();
  if (found && seen !== found) setSeen(found);
  const [isEdited, setEdited] = useState(false);
  const ride = found ?? (seen && (isEdited || seen.id === rideId) ? seen : undefined);
  const [isChoosing, setChoosing] = useState(false);
  const { close, question } = useCloseQuestion(isEdited, () => {
    setEdited(false);
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
        // The list is placed where the field stands then, which has the focus once a driver is chosen.
        transition: {
          onEntered: (panel) => {
            if (isToAssign) panel.querySelector<HTMLElement>('[role="combobox"]')?.focus();
            setChoosing(isToAssign);
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
          isGone={found === undefined}
          by={by}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
          onMoved={onMoved}
          onUnsaved={setEdited}
          onClose={close}
        />
      )}
      {question}
    </Drawer>
  );
}
