import { AddDemoTransactionsOnDemoBookingsAdded } from './demo-content/add-demo-transactions.on-demo-bookings-added.js';
import { RemoveDemoTransactionsOnDemoBookingsRemoved } from './demo-content/remove-demo-transactions.on-demo-bookings-removed.js';
import { SettlePaymentsOnBookingStatusChanged } from './booking-payments/settle-payments.on-booking-status-changed.js';
import { SettleRemovedOnBookingRemoved } from './booking-payments/settle-removed.on-booking-removed.js';
import { RecordRevenueOnBookingCreated } from './booking-revenue/record-revenue.on-booking-created.js';

/** Every event that finance reacts to, and what it does. */
export const subscriptions = [
  AddDemoTransactionsOnDemoBookingsAdded,
  RecordRevenueOnBookingCreated,
  RemoveDemoTransactionsOnDemoBookingsRemoved,
  SettlePaymentsOnBookingStatusChanged,
  SettleRemovedOnBookingRemoved,
];
