import { RecordRevenueOnBookingCreated } from './booking-revenue/record-revenue.on-booking-created.js';

/** Every event that finance reacts to, and what it does. */
export const subscriptions = [RecordRevenueOnBookingCreated];
