import { percentile } from '../overload/load.js';
import { markdownTable } from '../performance-document.js';
import type { StepMeasurement } from './tap-recorder.js';

/** Milliseconds, and layout shift. */
export const tapBudgets = { tap: 150, shift: 0.02 } as const;

/** Several walks as one: the median of each step. */
export function medianSteps(walks: readonly (readonly StepMeasurement[])[]): StepMeasurement[] {
  return (walks[0] ?? []).map(({ step }, index) => {
    const median = (part: 'tap' | 'shift') =>
      percentile(
        walks.map((walk) => walk[index]?.[part] ?? 0),
        0.5,
      );
    return { step, tap: median('tap'), shift: median('shift') };
  });
}

/** Whether a step exceeds its budgets. */
export const isSlow = ({ tap, shift }: StepMeasurement): boolean =>
  tap > tapBudgets.tap || shift > tapBudgets.shift;

/** The steps as a Markdown table. */
export function tapsTable(steps: readonly StepMeasurement[]): string {
  const rows = steps.map((step) => [
    step.step,
    `${Math.round(step.tap)} ms`,
    step.shift.toFixed(3),
    isSlow(step) ? 'exceeded' : 'met',
  ]);
  return markdownTable(['Step of the wizard', 'Longest tap', 'Layout shift', 'Budgets'], rows);
}
