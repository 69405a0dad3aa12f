import { openBackOffice } from '../back-office.js';
import type { Browser } from '../measure-page.js';
import { createDriverWithRide } from './create-driver-with-ride.js';
import type { StepMeasurement } from './tap-recorder.js';
import { medianSteps, type TapBudgets } from './taps-table.js';
import { walkDriver } from './walk-driver.js';
import { walkWizard } from './walk-wizard.js';

interface Site {
  /** URL where the product listens. */
  readonly siteUrl: string;
  /** URL by which visitors reach it. */
  readonly publicUrl: string;
  readonly browser: Browser;
}

/** A complete task on a phone. */
interface Walk {
  /** Name on the command line. */
  readonly name: string;
  /** Title of the table's first column. */
  readonly title: string;
  readonly budgets: TapBudgets;
  /** Runs the task once in a new browser. Walks are numbered from 0. */
  readonly prepare: (site: Site) => Promise<(walk: number) => Promise<StepMeasurement[]>>;
}

export interface WalkResult {
  readonly walk: Walk;
  readonly steps: readonly StepMeasurement[];
}

export const walks: readonly Walk[] = [
  {
    name: 'wizard',
    title: 'Step of the wizard',
    budgets: { tap: 150, shift: 0.02 },
    prepare:
      async ({ publicUrl, browser }) =>
      (walk) =>
        walkWizard(publicUrl, browser, walk),
  },
  {
    name: 'driver',
    title: "Step on the driver's page",
    budgets: { tap: 200, shift: 0.02 },
    prepare: async ({ siteUrl, browser }) => {
      const staff = await openBackOffice(siteUrl);
      return async () => walkDriver(await createDriverWithRide(staff), browser);
    },
  },
];

export async function measureWalk(
  walk: Walk,
  { runs, print, ...site }: Site & { runs: number; print: (line: string) => void },
): Promise<WalkResult> {
  const once = await walk.prepare(site);
  const measured: StepMeasurement[][] = [];
  while (measured.length < runs) {
    const steps = await once(measured.length);
    measured.push(steps);
    print(`  ${walk.name}, run ${measured.length}: ${steps.map(({ tap }) => tap).join(', ')} ms`);
  }
  return { walk, steps: medianSteps(measured) };
}
