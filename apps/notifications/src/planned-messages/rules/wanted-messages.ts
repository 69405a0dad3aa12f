import { createHash } from 'node:crypto';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import { finishedRideStates } from '@chauffeur/contracts/bookings/crew/ride-state';
import { hourMs } from '@chauffeur/contracts/time/durations';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import { acceptedDriver, crewKeyOf } from '../../rides/crew.js';
import type { RideKnowledge } from '../../rides/ride-knowledge.js';
import type { PlannedMessage } from '../planned-message.entity.js';
import { beforeQuietHours } from '../../clock/quiet-hours.js';
import { latestReminder } from './reminders.js';

/** An email that a ride in its present state needs. */
export type WantedMessage = Pick<
  PlannedMessage,
  'templateName' | 'recipientRole' | 'about' | 'news' | 'driver' | 'dueAt'
>;

/** A message that has ended and is not repeated: sent, or dropped by staff. */
export type SettledMessage = Pick<PlannedMessage, 'templateName' | 'about' | 'driver' | 'scheduleVersion'> & {
  /** Whether its email was sent. */
  readonly wasSent: boolean;
};

export interface MessageRules {
  readonly now: Date;
  /** Customers see the driver from so many hours before the start. */
  readonly contactsFromHours: number;
  /** Seconds for which emails are held while staff may undo their cause. */
  readonly holdSeconds: number;
  /** The ride's settled messages, earliest first. */
  readonly settled: readonly SettledMessage[];
}

const customerReminderHours = 24;
const driverReminderHours = 3;
/** Minimum hours from booking or moving a ride to its reminder. */
const freshHours = 12;

/** Returns every email that a ride needs now or later (specification, III.6), from what is known about it. */
export function wantedMessages(ride: RideKnowledge, rules: MessageRules): WantedMessage[] {
  const booking = ride.booking?.value;
  if (!booking) return [];
  return [
    ...rideReminder(ride, booking, rules),
    ...driverAssigned(ride, booking, rules),
    ...driverJobs(ride, booking, rules),
    ...driverReminder(ride, booking, rules),
  ];
}

function rideReminder(ride: RideKnowledge, booking: BookingResponse, { now }: MessageRules): WantedMessage[] {
  const startsAt = startOfConfirmed(ride, booking);
  if (!startsAt || booking.customerEmail === '' || booking.remindersOff) return [];
  const dueAt = beforeQuietHours(hoursBefore(startsAt, customerReminderHours));
  const fresh = [booking.createdAt, ...(ride.moved ? [ride.moved.at] : [])];
  const lastSet = Math.max(...fresh.map((moment) => Date.parse(moment)));
  if (dueAt.getTime() - lastSet < freshHours * hourMs || isTooLate(dueAt, now)) return [];
  return [message('ride_reminder', { dueAt })];
}

function driverAssigned(
  ride: RideKnowledge,
  booking: BookingResponse,
  { now, contactsFromHours, holdSeconds, settled }: MessageRules,
): WantedMessage[] {
  const startsAt = startOfConfirmed(ride, booking);
  const about = crewKeyOf(ride);
  if (!startsAt || about === null || booking.customerEmail === '') return [];
  const earlier = settled.filter(({ templateName }) => templateName === 'driver_assigned');
  const last = earlier.at(-1);
  if (last?.about === about) return [];
  // Removing a vehicle is not reported; the next vehicle is, if it is a different one.
  if (!ride.vehicle?.value && last?.wasSent && last.about.startsWith(about)) return [];
  const hasSent = earlier.some(({ wasSent }) => wasSent);
  if (startsAt <= now && !(hasSent && isAwaited(ride, booking, now))) return [];
  const revocableUntil = ride.revocableUntil?.value;
  // An undo that was made in time may take as long to arrive as the hold lasts.
  const isFinalFrom = afterHold(revocableUntil ? new Date(revocableUntil) : now, holdSeconds);
  const soonest = notBefore(afterHold(now, holdSeconds), isFinalFrom);
  const dueAt = notBefore(hoursBefore(startsAt, contactsFromHours), soonest);
  return [message('driver_assigned', { dueAt, about, news: hasSent ? 'driverChanged' : 'driver' })];
}

/**
 * Returns emails to the ride's driver and to those who lost it, if anything is new since the last one. A driver who
 * declined gets none.
 */
function driverJobs(
  ride: RideKnowledge,
  booking: BookingResponse,
  { now, holdSeconds, settled }: MessageRules,
): WantedMessage[] {
  if (booking.status === 'completed' || !isToDrive(ride, booking, now)) return [];
  const isOff = booking.status === 'cancelled' || ride.removed !== undefined;
  const driver = isOff ? null : (ride.driver?.value ?? null);
  const dueAt = afterHold(now, holdSeconds);
  const lastOf = new Map<string, SettledMessage>();
  /** Drivers who were sent the ride, and not since then that it is no longer theirs. */
  const informed = new Set<string>();
  for (const each of settled) {
    if (each.templateName !== 'driver_job' || !each.driver || hasDeclinedSince(ride, each.driver, each))
      continue;
    const { id } = each.driver;
    lastOf.set(id, each);
    if (each.about.endsWith(cancelledSuffix)) informed.delete(id);
    else if (each.wasSent) informed.add(id);
  }
  const lost = [...lastOf.values()].filter(
    (last) => last.driver?.id !== driver?.id && !last.about.endsWith(cancelledSuffix),
  );
  const jobs = lost.flatMap(({ driver: former }) =>
    former ? [job(former, cancelledSuffix, 'jobCancelled', dueAt)] : [],
  );
  if (!driver?.email) return jobs;
  const last = lastOf.get(driver.id);
  const about = `/${digestOf(booking, ride)}`;
  if (last?.about === `${driver.id}${about}`) return jobs;
  return [...jobs, job(driver, about, informed.has(driver.id) ? 'jobChanged' : 'job', dueAt)];
}

function driverReminder(
  ride: RideKnowledge,
  booking: BookingResponse,
  { now }: MessageRules,
): WantedMessage[] {
  const startsAt = startOfConfirmed(ride, booking);
  const driver = acceptedDriver(ride);
  if (!startsAt || !driver?.email) return [];
  const dueAt = beforeQuietHours(hoursBefore(startsAt, driverReminderHours));
  // A driver who got the ride after the due time was emailed about it only then.
  const givenAt = ride.given && Date.parse(ride.given.at);
  if (isTooLate(dueAt, now) || (givenAt && givenAt > dueAt.getTime())) return [];
  return [message('driver_reminder', { dueAt, recipientRole: 'driver', about: driver.id, driver })];
}

function hasDeclinedSince(
  { declined = {} }: RideKnowledge,
  { id }: EmailedDriver,
  { scheduleVersion }: SettledMessage,
): boolean {
  return (declined[id] ?? 0) > scheduleVersion;
}

const cancelledSuffix = '/cancelled';

function job(
  driver: EmailedDriver,
  about: string,
  news: NonNullable<PlannedMessage['news']>,
  dueAt: Date,
): WantedMessage {
  const fields = { recipientRole: 'driver', about: `${driver.id}${about}`, news, driver, dueAt } as const;
  return message('driver_job', fields);
}

function message(
  templateName: PlannedMessage['templateName'],
  fields: Partial<WantedMessage> & Pick<WantedMessage, 'dueAt'>,
): WantedMessage {
  return { templateName, recipientRole: 'customer', about: '', news: null, driver: null, ...fields };
}

/** Returns a hash of what matters to the driver; a new price or name does not. */
function digestOf(booking: BookingResponse, ride: RideKnowledge): string {
  const { bookingDate, bookingTime, durationMinutes, passengerCount, flightNumber, flightTime } = booking;
  const { pickupLocation, pickupNote, dropoffLocation, stops, luggageLarge, luggageSmall } = booking;
  const when = [bookingDate, bookingTime, durationMinutes, flightNumber, flightTime];
  const where = [pickupLocation, pickupNote, dropoffLocation, stops];
  const fields = [when, where, passengerCount, luggageLarge, luggageSmall, ride.vehicle?.value?.id ?? null];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
}

function startOfConfirmed(ride: RideKnowledge, { status, startsAt }: BookingResponse): Date | null {
  return status === 'confirmed' && !ride.removed && startsAt !== null ? new Date(startsAt) : null;
}

/** Returns true until the planned end, or until the driver reports it: rides begin late if flights do. */
function isToDrive({ progress }: RideKnowledge, booking: BookingResponse, now: Date): boolean {
  const hasBegun = booking.startsAt !== null && new Date(booking.startsAt) <= now;
  const isOver = hasBegun && progress !== undefined && finishedRideStates.includes(progress.value);
  return !isOver && plannedEndOf(booking) > now;
}

/** Returns whether the customer may still wait after the start, for example after a late flight. */
function isAwaited({ progress }: RideKnowledge, booking: BookingResponse, now: Date): boolean {
  return plannedEndOf(booking) > now && progress?.value !== 'on_board';
}

function isTooLate(dueAt: Date, now: Date): boolean {
  return now > latestReminder(dueAt);
}

function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * hourMs);
}

function afterHold(now: Date, holdSeconds: number): Date {
  return new Date(now.getTime() + holdSeconds * 1_000);
}

function notBefore(moment: Date, earliest: Date): Date {
  return moment < earliest ? earliest : moment;
}
