import type { Measurement } from './measurement.js';

/** What a page may cost: scores are least values, everything else is a most. */
export interface Budget {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly layoutShift: number;
  /** Bytes, compressed. */
  readonly scriptBytes: number;
}

const budget: Budget = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.02,
  scriptBytes: 175_000,
};

/** The wizard's forms and their rules have room of their own. */
const wizardBudget: Budget = { ...budget, scriptBytes: 215_000 };

/** The budget of the page at a path. */
export function budgetOf(path: string): Budget {
  return path.endsWith('/booking') ? wizardBudget : budget;
}

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const costs = ['layoutShift', 'scriptBytes'] as const;

/** The figures of a page that keep to its budget no more; empty where all is well. */
export function brokenBudgets(path: string, measurement: Measurement): (keyof Budget)[] {
  const allowed = budgetOf(path);
  return [
    ...scores.filter((score) => measurement[score] < allowed[score]),
    ...costs.filter((cost) => measurement[cost] > allowed[cost]),
  ];
}
