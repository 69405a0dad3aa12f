import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { readOptions } from '../command-options.js';
import { machine, markdownTable, today, writeMeasurement } from '../performance-document.js';
import { cpuTimes, memoryUse } from '../processes.js';
import { useLightly } from './use-lightly.js';

const usage = `npm run bench -- memory [options]
  --minutes N  of light use (60)
  --services   separate processes in the place of one
  --write      write the table into docs/performance.md (of one process alone)`;
const benchOptions = z.object({
  minutes: z.coerce.number().int().min(0).max(1_440).default(60),
  services: z.boolean().default(false),
  write: z.boolean().default(false),
});
/** Before anything is measured: emails are sent and caches end. */
const restMs = 60_000;
/** Of the whole product, PostgreSQL included. */
const idleGoalPercent = 3;
const idleMs = 60_000;
const mebibyte = 1024 ** 2;
const print = (line: string) => process.stdout.write(`${line}\n`);

export interface MeasuredProduct {
  readonly siteUrl: string;
  /** Process ids by the names that the table has for them; those of others have their commands. */
  readonly pids: Readonly<Record<string, number | undefined>>;
  stop(): Promise<void>;
}

interface Way {
  readonly start: () => Promise<MeasuredProduct>;
  /** MiB of everything that runs, servers included. */
  readonly goalMiB: number;
}

/**
 * Measures what the product needs on a server: memory of each process before and after light use, and its processor time
 * without visitors. Resolves with the exit code: 0 where every goal is met, 1 where one is not, 2 where the arguments are wrong.
 * @param setup.oneProcess the product in one process, as an operator runs it
 * @param setup.asServices every service as a process of its own
 * @param setup.document the file that `--write` writes into
 */
export async function benchMemory(setup: {
  args: readonly string[];
  oneProcess: Way;
  asServices: Way;
  document: string;
}): Promise<number> {
  const options = readOptions(benchOptions, usage, setup.args);
  if (!options) return 2;
  const way = options.services ? setup.asServices : setup.oneProcess;
  await using parts = new AsyncDisposableStack();
  print('Starting the product …');
  const product = await way.start();
  parts.defer(() => product.stop());
  await delay(restMs);
  const before = await memoryUse(product.pids);
  print(`At rest ${mib(sum(before))} MiB. Using it for ${options.minutes} minutes …`);
  const used = await useLightly(product.siteUrl, options.minutes, async (minutes) => {
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
  const when = `Measured on ${today()}, ${machine()}, ${used.pages} pages and ${used.bookings} bookings with their emails.`;
  const verdict = `Goals: ${way.goalMiB} MiB and ${idleGoalPercent} % of a core.`;
  print(`\n${when}\n\n${table}\n\n${verdict}\n`);
  if (options.write && !options.services)
    await writeMeasurement(setup.document, `${when}\n\n${table}\n\n${verdict}`, 'bench memory');
  const isMet = sum(after) <= way.goalMiB * mebibyte && (100 * sum(idle)) / idleMs <= idleGoalPercent;
  return isMet ? 0 : 1;
}

const mib = (bytes: number) => (bytes / mebibyte).toFixed(0);

function sum(values: ReadonlyMap<string, number>): number {
  return [...values.values()].reduce((total, value) => total + value, 0);
}
