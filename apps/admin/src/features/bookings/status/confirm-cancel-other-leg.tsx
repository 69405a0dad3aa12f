import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBooking } from '../../../booking-display/use-booking';
import { useSetStatus } from '../../../booking-status/use-set-status';
import { ConfirmStatus } from './confirm-status';

interface ConfirmCancelOtherLegProps {
  /** The booking that is about to be cancelled. */
  booking: BookingListItem;
  /** Called once, whatever the answer; immediately if there is nothing to ask. */
  onDone: () => void;
}

/** Asks whether to cancel the other ride of a trip too; it is never cancelled automatically. */
export function ConfirmCancelOtherLeg({ booking, onDone }: ConfirmCancelOtherLegProps) {
  const { data, isError } = useBooking(booking.id);
  const other = data?.otherLeg;
  const isOpen = other?.status === 'pending' || other?.status === 'confirmed';
  const isNothing = isError || (data !== undefined && !isOpen);
  useEffect(() => {
    if (isNothing) onDone();
  });
  return other && isOpen ? <OpenLeg id={other.id} leg={other.leg} onDone={onDone} /> : null;
}

function OpenLeg({
  id,
  leg,
  onDone,
}: { id: string; leg: number } & Pick<ConfirmCancelOtherLegProps, 'onDone'>) {
  // A cached version may be out of date, so that the answer would be rejected as stale.
  const { data: booking, isError, isFetchedAfterMount } = useBooking(id, { staleTime: 0 });
  useEffect(() => {
    if (isError) onDone();
  });
  return booking && isFetchedAfterMount ? (
    <ConfirmCancel booking={booking} leg={leg} onDone={onDone} />
  ) : null;
}

function ConfirmCancel({ booking, leg, onDone }: ConfirmCancelOtherLegProps & { leg: number }) {
  const { t } = useTranslation('bookings');
  const { set } = useSetStatus(booking);
  /** That for which the question was opened, so that a change in the meantime is detected; the other cancellation does not raise it. */
  const [version] = useState(booking.version);
  const reference = booking.referenceNumber;
  return (
    <ConfirmStatus
      booking={booking}
      chosen="cancelled"
      title={t(leg === 1 ? 'cancel.thereToo' : 'cancel.backToo', { reference })}
      onClose={onDone}
      onConfirm={(answered) => {
        set({ status: 'cancelled', version, ...answered });
        onDone();
      }}
    />
  );
}
