import { NotePaymentsOnBookingPaymentsChanged } from './booking-payments/note-payments.on-booking-payments-changed.js';
import { RetireVehiclesOnOfferRemoved } from './vehicles/retire-vehicles.on-offer-removed.js';

/** Every event that booking reacts to, and what it does. */
export const subscriptions = [NotePaymentsOnBookingPaymentsChanged, RetireVehiclesOnOfferRemoved];
