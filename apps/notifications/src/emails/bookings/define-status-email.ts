import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { retainedUsd } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { undoStepWithinSeconds } from '@chauffeur/contracts/driver-page/step-window';
import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { defineEmail, type EmailHandler } from '../email-handler.js';

/** Defines the email to a customer about one status of their booking, regardless of the previous status. */
export function defineStatusEmail(
  status: BookingStatus,
  {
    templateName,
    ofRide = () => true,
    ...rest
  }: Pick<
    EmailHandler<BookingStatusChanged>,
    'templateName' | 'hasCalendar' | 'endsWithRide' | 'waitsForMorning'
  > & {
    /** Returns false if the ride no longer needs an email of this status. */
    readonly ofRide?: (booking: BookingResponse, now: Date) => boolean;
  },
): EmailHandler<BookingStatusChanged> {
  const { example } = bookingStatusChanged;
  return defineEmail({
    event: bookingStatusChanged,
    templateName,
    filter: ({ booking, tellCustomer }, now) =>
      booking.status === status && tellCustomer !== false && ofRide(booking, now),
    recipientRole: 'customer',
    language: ({ booking }) => booking.language,
    content: ({ booking, link, payments }) => ({
      kind: 'booking',
      booking: payments ? { ...booking, paidUsd: retainedUsd(payments, booking.paidUsd) } : booking,
      link,
      tellsStatus: true,
    }),
    isHeld: true,
    // A driver may undo the last step, and with it the completion of the ride.
    minHoldSeconds: ({ changedBy }) => (changedBy.startsWith('driver:') ? undoStepWithinSeconds : 0),
    ...rest,
    example: { ...example, booking: { ...example.booking, status } },
  });
}
