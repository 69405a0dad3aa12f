import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { openAmountOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { ChangeStatusRequest } from '@chauffeur/contracts/bookings/changes/change-status';
import { useId, useState, type MouseEvent } from 'react';
import { useSetStatus } from '../../../booking-status/use-set-status';
import { CompletionPaymentForm } from './completion-payment-form';
import { ConfirmStatus } from './confirm-status';
import { ConfirmCancelOtherLeg } from './confirm-cancel-other-leg';
import { StatusMenu, type MenuLink } from './status-menu';

/**
 * A button with a menu of all statuses, and the question before one is set. `button` has the button's properties; `links`
 * are added to its menu; `overlays` must be rendered next to it. `choose` asks first, like the menu; `set` does not. Both
 * ask for the payment before an unpaid ride becomes complete, and `choose` about the other ride of a trip before a
 * cancellation.
 */
export function useStatusMenu(booking: BookingListItem, links: readonly MenuLink[] = []) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { set: setAtOnce, isPending } = useSetStatus(booking);
  /** With the version for which the question was opened, so that a change in the meantime is detected. */
  const [chosen, setChosen] = useState<ChangeStatusRequest>();
  /** The same, during the question about the other ride of the trip. */
  const [cancelling, setCancelling] = useState<ChangeStatusRequest>();
  /** The same, while the payment is asked for. */
  const [completing, setCompleting] = useState<ChangeStatusRequest>();
  const { status, version } = booking;
  // A cancelled booking that becomes complete owes its price again, not the fee.
  const completed = { ...booking, status: 'completed' } as const;
  const isUnpaid = openAmountOf(completed) > 0;
  const set = (request: ChangeStatusRequest) =>
    request.status === 'completed' && isUnpaid ? setCompleting(request) : setAtOnce(request);
  const choose = (other: BookingStatus) => {
    const request = { status: other, version };
    if (other === 'completed' && isUnpaid) setCompleting(request);
    else setChosen(request);
  };
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
        links={links}
      />
      {chosen && (
        <ConfirmStatus
          booking={booking}
          chosen={chosen.status}
          onClose={() => setChosen(undefined)}
          onConfirm={(answered) => {
            setChosen(undefined);
            const request = { ...chosen, ...answered };
            if (request.status === 'cancelled' && booking.tripId !== null) setCancelling(request);
            else setAtOnce(request);
          }}
        />
      )}
      {cancelling && (
        <ConfirmCancelOtherLeg
          booking={booking}
          onDone={() => {
            setCancelling(undefined);
            setAtOnce(cancelling);
          }}
        />
      )}
      {completing && (
        <CompletionPaymentForm
          booking={completed}
          onClose={() => setCompleting(undefined)}
          onComplete={() => {
            setCompleting(undefined);
            setAtOnce(completing);
          }}
        />
      )}
    </>
  );
  return { button, overlays, choose, set, isPending };
}
