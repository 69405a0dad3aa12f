import { useSensor, useSensors } from '@dnd-kit/core';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../surfaces/visually-hidden';
import { minBarWidth } from '../board-layout/board-size';
import { surnameOf } from '../ride-texts';
import { laneOf } from '../board-layout/board-geometry';
import { DragSurface } from './mouse/drag-surface';
import { DropPreview } from './drop-preview';
import { ConfirmMove } from '../move/confirm-move';
import { slotOf, slotStateOf, slotStateAfterSwap } from '../move/ride-slot.rules';
import { RideSensor } from './mouse/ride-sensor';
import { dropSlotOf } from './dragged-ride.rules';
import { useSlotTexts } from '../move/use-slot-texts';
import { useRideDrag, type RideDragOptions } from './use-ride-drag';

const Announced = styled('div')(visuallyHidden);

interface RideDragAndDropProps extends RideDragOptions {
  children: ReactNode;
}

/** Moves rides on the board by dragging, and by keyboard once `M` has picked one up. */
export function RideDragAndDrop({ children, ...options }: RideDragAndDropProps) {
  const { board, layout, view, scale, frame } = options;
  const { t } = useTranslation('dispatch');
  const texts = useSlotTexts(board, view.by);
  const sensors = useSensors(useSensor(RideSensor, { activationConstraint: { distance: 4 } }));
  const { dragged, origin, drop, mouse, keyboard } = useRideDrag(options);
  const { swapsWith } = mouse;
  const slot = dragged && dropSlotOf(dragged, layout.rows, view.by);
  const state =
    dragged &&
    slot &&
    ((swapsWith &&
      slotStateAfterSwap(board, dragged.ride, swapsWith, view.by === 'car' ? 'vehicle' : 'driver')) ??
      slotStateOf(board, dragged.ride, slot));
  const shown = swapsWith ? slotOf(swapsWith) : slot;
  return (
    <>
      <DragSurface
        draggedId={dragged?.ride.id}
        isDisabled={dragged !== undefined && !mouse.isMoving && !keyboard.isMoving}
        sensors={sensors}
        {...mouse.handlers}
        {...keyboard.handlers}
      >
        {children}
        {dragged && shown && state && (
          <DropPreview
            lane={laneOf(frame.current, dragged.row)}
            left={((shown.start - origin) / minuteMs) * scale}
            width={Math.max(minBarWidth, shown.minutes * scale)}
            state={state}
            lines={[
              swapsWith
                ? t('swap.with', { customer: surnameOf(swapsWith.customerName) })
                : texts.time(dragged.ride, shown),
              texts.state(state),
            ]}
            isSending={drop.isSending}
            isFollowed={keyboard.isMoving}
          />
        )}
      </DragSurface>
      <Announced role="status">{keyboard.announced}</Announced>
      {drop.pendingMove && (
        <ConfirmMove
          board={board}
          by={view.by}
          pendingMove={drop.pendingMove}
          onConfirm={drop.confirmMove}
          onClose={drop.cancelMove}
        />
      )}
    </>
  );
}
