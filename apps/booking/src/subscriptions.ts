import { NotePaymentsOnBookingPaymentsChanged } from './booking-payments/note-payments.on-booking-payments-changed.js';

/** Every event that booking reacts to, and what it does. */
export const subscriptions = [NotePaymentsOnBookingPaymentsChanged];
