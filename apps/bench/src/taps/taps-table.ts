import { median } from '../load/load.js';
import { markdownTable } from '../performance-document.js';
import type { StepMeasurement } from './tap-recorder.js';

/** Budgets in milliseconds, and of layout shift. */
export type TapBudgets = Omit<StepMeasurement, 'step'>;

export function medianSteps(walks: readonly (readonly StepMeasurement[])[]): StepMeasurement[] {
  return (walks[0] ?? []).map(({ step }, index) => {
    const of = (part: 'tap' | 'shift') => median(walks.map((walk) => walk[index]?.[part] ?? 0));
    return { step, tap: of('tap'), shift: of('shift') };
  });
}

export const isSlow = ({ tap, shift }: StepMeasurement, budgets: TapBudgets): boolean =>
  tap > budgets.tap || shift > budgets.shift;

export function tapsTable(title: string, steps: readonly StepMeasurement[], budgets: TapBudgets): string {
  const rows = steps.map((step) => [
    step.step,
    `${Math.round(step.tap)} ms`,
    step.shift.toFixed(3),
    isSlow(step, budgets) ? 'exceeded' : 'met',
  ]);
  return markdownTable([title, 'Longest tap', 'Layout shift', 'Budgets'], rows);
}
