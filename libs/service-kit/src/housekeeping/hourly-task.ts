import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { RecurringTask } from './recurring-task.js';

/** When the first attempt is made, in milliseconds from the start of the application. */
const firstAttempt = { earliestMs: minuteMs, latestMs: 5 * minuteMs };

/**
 * An hourly task, such as purging a table. It runs soon after a start too, because a server may be restarted more often than
 * hourly; at a random moment, so that the tasks and replicas that start together do not run together.
 */
export abstract class HourlyTask extends RecurringTask {
  protected readonly intervalMs = hourMs;
  protected override readonly firstDelayMs: number =
    firstAttempt.earliestMs + Math.random() * (firstAttempt.latestMs - firstAttempt.earliestMs);
}
