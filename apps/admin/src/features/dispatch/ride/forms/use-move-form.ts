import { zodResolver } from '@hookform/resolvers/zod';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { hasErrorCode } from '../../../../api/send-request';
import { useMoveRide, type Move } from '../../../../dispatch-display/use-move-ride';
import { vehicleName } from '../../../../resources/fleet/vehicles';
import { undoOfMove } from '../../move/ride-slot.rules';
import { useStartText } from '../../move/use-start-text';
import type { MovedRide } from '../../move/use-undo-move';
import { moveForm, moveFormOf, type MoveFormInput, type MoveFormOutput } from './move-form.rules';

/** The form that moves a ride, and its submission. `ride` is the version on which the form is based. */
export function useMoveForm(shown: BoardRide, onMoved: (moved: MovedRide) => void) {
  // The version that was shown when the form was opened, so that a change in the meantime is detected.
  const [seen, setSeen] = useState<BoardRide | undefined>(shown);
  const ride = seen ?? shown;
  const { control, handleSubmit } = useForm<MoveFormInput, unknown, MoveFormOutput>({
    // Fields that were not typed follow the ride, so that another admin's change is preserved.
    values: moveFormOf(ride),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(moveForm),
  });
  const startText = useStartText();
  const move = useMoveRide({
    onMoved: ({ version, vehicle, startsAt }, sent) =>
      onMoved({
        before: ride,
        version,
        holder: vehicle && vehicleName(vehicle),
        start: startsAt && startsAt !== ride.startsAt ? startText(ride, startsAt) : null,
        undo: undoOfMove(ride, sent.move),
      }),
  });
  const send = (agreed: Pick<Move, 'allowTightGap'> = {}) =>
    handleSubmit((entered) => {
      if (move.isPending) return;
      move.mutate(
        { ride, move: { ...entered, ...agreed } },
        {
          // Before the next try the admin has seen what another admin changed.
          onError: (failure) => hasErrorCode(failure, 'record.stale') && setSeen(undefined),
        },
      );
    });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send()();
  };
  return { control, ride, move, submit, moveAnyway: () => void send({ allowTightGap: true })() };
}
