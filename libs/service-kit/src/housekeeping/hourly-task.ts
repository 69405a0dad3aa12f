import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { RecurringTask } from './recurring-task.js';

/**
 * An hourly task, such as purging a table. It runs soon after a start too, because a server may be restarted more often than
 * hourly; at a random moment, so that the tasks and replicas that start together do not run together.
 */
export abstract class HourlyTask extends RecurringTask {
  protected readonly intervalMs = hourMs;
  protected override readonly firstDelayMs: number = (1 + 4 * Math.random()) * minuteMs;
}
