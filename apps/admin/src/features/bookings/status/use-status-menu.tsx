import type { BookingResponse, BookingStatus, ChangeStatusRequest } from '@chauffeur/contracts';
import { useId, useState, type MouseEvent } from 'react';
import { ConfirmStatus } from './confirm-status';
import { StatusMenu } from './status-menu';
import { useSetStatus } from './use-set-status';

/**
 * A menu of all statuses behind a button, and the question before one is set. `button` has the properties of that
 * button; `overlays` are drawn beside it. `choose` asks for a status as the menu does, `set` sets one at once.
 */
export function useStatusMenu(booking: BookingResponse) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { set, isPending } = useSetStatus(booking);
  /** With the version for which the question was opened; a change in the meantime must be detected. */
  const [chosen, setChosen] = useState<ChangeStatusRequest>();
  const { status, version } = booking;
  const choose = (other: BookingStatus) => setChosen({ status: other, version });
  const button = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    disabled: isPending,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  const overlays = (
    <>
      <StatusMenu
        anchor={anchor}
        labelledBy={id}
        status={status}
        onClose={() => setAnchor(null)}
        onChoose={choose}
      />
      <ConfirmStatus
        booking={booking}
        chosen={chosen?.status}
        onClose={() => setChosen(undefined)}
        onConfirm={(answered) => {
          setChosen(undefined);
          if (chosen) set({ ...chosen, ...answered });
        }}
      />
    </>
  );
  return { button, overlays, choose, set, isPending };
}
