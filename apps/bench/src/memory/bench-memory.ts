import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { bench, print } from '../bench.js';
import { markdownTable } from '../performance-document.js';
import { cpuTimes, memoryUse } from '../processes.js';
import { runLightLoad } from './run-light-load.js';

/** Warm-up before measuring: emails are sent and caches expire. */
const restMs = 60_000;
/** CPU percent of the whole product without visitors, including PostgreSQL. */
const idleGoalPercent = 3;
const idleMs = 60_000;
const mebibyte = 1024 ** 2;

export interface MeasuredProduct {
  readonly siteUrl: string;
  /** Process ids by their names in the table. Processes not listed appear by their command. */
  readonly pids: Readonly<Record<string, number | undefined>>;
  stop(): Promise<void>;
}

interface Way {
  readonly start: () => Promise<MeasuredProduct>;
  /** MiB of all processes, including servers. */
  readonly goalMiB: number;
}

/** Measures memory of each process before and after light use, and CPU time without visitors. */
export const benchMemory = bench({
  name: 'memory',
  options: {
    minutes: z.coerce.number().int().min(0).max(1_440).default(60).describe('of light use'),
    services: z.boolean().default(false).describe('separate processes, which --write leaves out'),
  },
  measure,
});

/** @param setup.oneProcess starts the product as operators run it */
async function measure(
  options: { readonly minutes: number; readonly services: boolean },
  setup: { readonly oneProcess: Way; readonly asServices: Way },
  stack: AsyncDisposableStack,
) {
  const way = options.services ? setup.asServices : setup.oneProcess;
  print('Starting the product …');
  const product = await way.start();
  stack.defer(() => product.stop());
  await delay(restMs);
  const before = await memoryUse(product.pids);
  print(`At rest ${mib(sum(before))} MiB. Using it for ${options.minutes} minutes …`);
  const used = await runLightLoad(product.siteUrl, options.minutes, async (minutes) => {
    print(`after ${minutes} minutes: ${mib(sum(await memoryUse(product.pids)))} MiB`);
  });
  await delay(restMs);
  const timesBefore = await cpuTimes(product.pids);
  await delay(idleMs);
  const times = await cpuTimes(product.pids);
  const after = await memoryUse(product.pids);
  const idle = new Map([...times].map(([name, ms]) => [name, ms - (timesBefore.get(name) ?? 0)]));

  const percent = (ms: number) => ((100 * ms) / idleMs).toFixed(1);
  const names = [...after.keys()].toSorted((one, other) => (after.get(other) ?? 0) - (after.get(one) ?? 0));
  const rows = names.map((name) => [
    name,
    mib(before.get(name) ?? 0),
    mib(after.get(name) ?? 0),
    percent(idle.get(name) ?? 0),
  ]);
  const total = ['All', mib(sum(before)), mib(sum(after)), percent(sum(idle))];
  const table = markdownTable(
    ['Process', 'At rest, MiB', `After ${options.minutes} minutes of use, MiB`, 'Idle, percent of a core'],
    [...rows, total],
  );
  return {
    conditions: `${used.pages} pages and ${used.bookings} bookings with their emails`,
    parts: [table, `Goals: ${way.goalMiB} MiB and ${idleGoalPercent} % of a core.`],
    isMet: sum(after) <= way.goalMiB * mebibyte && (100 * sum(idle)) / idleMs <= idleGoalPercent,
    isWritten: !options.services,
  };
}

const mib = (bytes: number) => (bytes / mebibyte).toFixed(0);

function sum(values: ReadonlyMap<string, number>): number {
  return [...values.values()].reduce((total, value) => total + value, 0);
}
