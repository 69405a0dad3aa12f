import { minuteMs } from '@chauffeur/contracts/time/durations';
import { quietHoursAfter } from '../../clock/quiet-hours.js';

const latestMs = 180 * minuteMs;
/** Grace for a reminder that is due just before the quiet hours. */
const graceMs = 15 * minuteMs;

/** Returns whether the email only reminds: such an email is not sent late or at night. */
export function isReminder(templateName: string): boolean {
  return templateName === 'ride_reminder' || templateName === 'driver_reminder';
}

/**
 * Returns the time after which a reminder is dropped.
 * @param dueAt outside of the quiet hours
 */
export function latestReminder(dueAt: Date): Date {
  const due = dueAt.getTime();
  return new Date(Math.max(due + graceMs, Math.min(due + latestMs, quietHoursAfter(dueAt).getTime())));
}
