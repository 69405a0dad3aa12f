import { bookingChanged, bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { describeChanges } from '../../email-variables/booking-changes.js';
import { defineEmail } from '../email-handler.js';

/** To staff: a customer has changed, by the link, something that staff see. */
export const bookingChangedNotificationEmail = defineEmail({
  event: bookingChanged,
  templateName: 'booking_changed_notification',
  filter: ({ changedBy, changes }) => changedBy === 'customer' && describeChanges(changes, 'en', true) !== '',
  recipientRole: 'staff',
  language: () => 'company',
  content: ({ booking, changes }) => ({ kind: 'booking', booking, changes, isForStaff: true }),
  example: { ...bookingChanged.example, changedBy: 'customer' },
});

/** To staff: a customer has cancelled the ride by the link. The same template, without changes. */
export const bookingCancelledNotificationEmail = defineEmail({
  event: bookingStatusChanged,
  templateName: 'booking_changed_notification',
  filter: ({ changedBy, booking }) => changedBy === 'customer' && booking.status === 'cancelled',
  recipientRole: 'staff',
  language: () => 'company',
  content: ({ booking }) => ({ kind: 'booking', booking }),
  example: {
    ...bookingStatusChanged.example,
    booking: { ...bookingStatusChanged.example.booking, status: 'cancelled', feeDueUsd: 27.5 },
    changedBy: 'customer',
  },
});
