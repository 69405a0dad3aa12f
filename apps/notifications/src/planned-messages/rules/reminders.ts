import { minuteMs } from '@chauffeur/contracts/durations';
import { quietHoursAfter } from '../../clock/quiet-hours.js';

const latestMs = 180 * minuteMs;
/** For one that is due just before the quiet hours. */
const graceMs = 15 * minuteMs;

/** Whether it only reminds: what is too late, or falls in the night, is not sent then. */
export function isReminder(templateName: string): boolean {
  return templateName === 'ride_reminder' || templateName === 'driver_reminder';
}

/** Until when a reminder leaves that was due at a moment outside of the quiet hours; what is later is dropped. */
export function latestReminder(dueAt: Date): Date {
  const due = dueAt.getTime();
  return new Date(Math.max(due + graceMs, Math.min(due + latestMs, quietHoursAfter(dueAt).getTime())));
}
