import { RecurringTask } from './recurring-task.js';

/** An hourly task, such as purging a table. */
export abstract class HourlyTask extends RecurringTask {
  protected readonly intervalMs = 3_600_000;
}
