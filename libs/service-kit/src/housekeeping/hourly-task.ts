import { RecurringTask } from './recurring-task.js';

/** Work that keeps a table bounded. */
export abstract class HourlyTask extends RecurringTask {
  protected readonly intervalMs = 3_600_000;
}
