import { useSensor, useSensors } from '@dnd-kit/core';
import { minuteMs } from '@chauffeur/contracts/durations';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../surfaces/visually-hidden';
import { minBarWidth } from '../board-layout/board-size';
import { surnameOf } from '../ride-texts';
import { laneOf } from '../board-layout/board-geometry';
import { DragSurface } from './drag-surface';
import { Ghost } from './ghost';
import { MoveQuestion } from '../move/move-question';
import { placeOf, stateOf, swapOf } from '../move/place.rules';
import { RideSensor } from './ride-sensor';
import { placeOfTaken } from './taken.rules';
import { usePlaceTexts } from '../move/use-place-texts';
import { useTakenRide, type TakenRideOptions } from './use-taken-ride';

const Announced = styled('div')(visuallyHidden);

interface BoardMovesProps extends TakenRideOptions {
  children: ReactNode;
}

/** Moves rides on the board by dragging, and by keyboard once `M` has picked one up. */
export function BoardMoves({ children, ...options }: BoardMovesProps) {
  const { board, layout, view, scale, frame } = options;
  const { t } = useTranslation('dispatch');
  const texts = usePlaceTexts(board, view.by);
  const sensors = useSensors(useSensor(RideSensor, { activationConstraint: { distance: 4 } }));
  const { taken, origin, drop, hands, keys } = useTakenRide(options);
  const { swapsWith } = hands;
  const place = taken && placeOfTaken(taken, layout.rows, view.by);
  const state =
    taken &&
    place &&
    ((swapsWith && swapOf(board, taken.ride, swapsWith, view.by === 'car' ? 'vehicle' : 'driver')) ??
      stateOf(board, taken.ride, place));
  const shown = swapsWith ? placeOf(swapsWith) : place;
  return (
    <>
      <DragSurface
        takenId={taken?.ride.id}
        isDisabled={taken !== undefined && !hands.isMoving && !keys.isMoving}
        sensors={sensors}
        {...hands.handlers}
        {...keys.handlers}
      >
        {children}
        {taken && shown && state && (
          <Ghost
            lane={laneOf(frame.current, taken.row)}
            left={((shown.start - origin) / minuteMs) * scale}
            width={Math.max(minBarWidth, shown.minutes * scale)}
            state={state}
            lines={[
              swapsWith
                ? t('swap.with', { customer: surnameOf(swapsWith.customerName) })
                : texts.time(taken.ride, shown),
              texts.state(state),
            ]}
            isSending={drop.isSending}
            isFollowed={keys.isMoving}
          />
        )}
      </DragSurface>
      <Announced role="status">{keys.announced}</Announced>
      {drop.question && (
        <MoveQuestion
          board={board}
          by={view.by}
          question={drop.question}
          onAnswer={drop.answer}
          onClose={drop.putBack}
        />
      )}
    </>
  );
}
