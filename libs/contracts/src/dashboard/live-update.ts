import { z } from 'zod';

/** What open back offices receive; the name is that of the server-sent event. */
const liveUpdateNames = [
  'booking.created',
  'booking.status-changed',
  'booking.driver-assigned',
  'booking.changed',
  'booking.removed',
  /** A ride's driver has answered or is further; its booking's version stays. */
  'ride.progressed',
  /** What rides are planned by: vehicles, blocks, working hours, booking rules, closed periods. */
  'schedule.changed',
  /** Anything else that staff's lists show: messages, transactions, drivers, prices, the catalogue. */
  'records.changed',
  /** Updates may have been missed: refetch what is on the screen. */
  'missed',
] as const;
export const liveUpdateName = z.enum(liveUpdateNames);
export type LiveUpdateName = z.infer<typeof liveUpdateName>;

/** The data of an update of a booking; one with a version that is already on the screen can be ignored. */
export const bookingUpdate = z.object({
  bookingId: z.uuid(),
  version: z.number().int(),
  /** Of a new booking: what its notice says. */
  referenceNumber: z.string().optional(),
  customerName: z.string().optional(),
});
export type BookingUpdate = z.infer<typeof bookingUpdate>;

/** A comment line comes at least this often, in milliseconds: a stream silent for twice as long is dead. */
export const liveUpdateHeartbeat = 20_000;
