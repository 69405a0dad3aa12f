import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { runMode } from '../product/product.ts';

/** Reporter that prints how many cases ran, how many held, and how many do not apply to the run mode. */
export default class CountCases implements Reporter {
  private readonly results = new Map<string, TestResult['status']>();

  onTestEnd({ id }: TestCase, { status }: TestResult): void {
    this.results.set(id, status);
  }

  onEnd(): void {
    const statuses = [...this.results.values()];
    const count = (status: TestResult['status']) => statuses.filter((one) => one === status).length;
    const run = statuses.length - count('skipped');
    process.stdout.write(
      `${runMode()}: ${run} cases run, ${count('passed')} held, ${count('skipped')} not applicable\n`,
    );
  }
}
