import { z } from 'zod';

/** Names of the server-sent events that open back offices receive. */
const liveUpdateNames = [
  'booking.created',
  'booking.status-changed',
  'booking.driver-assigned',
  'booking.changed',
  'booking.removed',
  /** A ride's driver has responded or reported a step; the booking's version is unchanged. */
  'ride.progressed',
  /** Vehicles, blocks, working hours, booking rules or closed periods changed. */
  'schedule.changed',
  /** Other records of staff's lists changed: messages, transactions, drivers, prices, the catalogue. */
  'records.changed',
  /** Updates may have been missed: clients refetch what is on the screen. */
  'missed',
] as const;
export const liveUpdateName = z.enum(liveUpdateNames);
export type LiveUpdateName = z.infer<typeof liveUpdateName>;

/** Data of a booking's update; clients can ignore a version that is already on the screen. */
export const bookingUpdate = z.object({
  bookingId: z.uuid(),
  version: z.number().int(),
  /** Only for a new booking: shown in its notice. */
  referenceNumber: z.string().optional(),
  customerName: z.string().optional(),
  /** Id of the admin who entered it, who needs no notice; null for a customer's. */
  createdBy: z.string().nullish(),
});
export type BookingUpdate = z.infer<typeof bookingUpdate>;

/** Max milliseconds between two comment lines; a stream that is silent for twice as long is dead. */
export const liveUpdateHeartbeat = 20_000;
