import { readFile } from 'node:fs/promises';
import { measurementIn, writeMeasurement } from '@chauffeur/bench/performance-document';
import { durationsOf, type Durations, type Fault } from './fault.ts';
import type { StartProduct } from '../faulted-product.ts';
import { lastRun, mergeRows } from '../table-rows.ts';
import { faultRow, faultsHead, isKept, type FaultResult } from './faults-table.ts';
import {
  faults,
  mailFaultsOptions,
  timesName,
  usage,
  type MailFaultsOptions,
} from './mail-faults-options.ts';
import { measureTimes, timesVariables } from './measure-times.ts';
import { allowedRatio, ratioOf, timesTable, type TimesResult } from './response-times.ts';
import { Stage } from './stage.ts';
import { seededNumbers } from '../seeded-numbers.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const today = () => new Date().toISOString().slice(0, 10);

/**
 * Breaks the way of the mails on purpose while bookings are made, and compares what was accepted with what arrived.
 * Resolves with the exit code: 0 where every promise is kept, 1 where one is broken, 2 where the arguments are wrong.
 * @param setup.document the file that `--write` writes into
 */
export async function testMailFaults(setup: {
  args: readonly string[];
  startProduct: StartProduct;
  document: string;
}): Promise<number> {
  let options: MailFaultsOptions;
  try {
    options = mailFaultsOptions(setup.args);
  } catch {
    say(usage);
    return 2;
  }
  const durations = durationsOf(options.full);
  const chosen = faults.filter(({ name }) => options.only.includes(name));
  const results = chosen.length > 0 ? await runFaults(setup.startProduct, chosen, options, durations) : [];
  const times = options.only.includes(timesName) ? await compareTimes(setup.startProduct, options) : null;
  if (options.write) await write(setup.document, results, times);
  const areTimesKept = times === null || ratioOf(times) <= allowedRatio;
  return results.every(isKept) && areTimesKept ? 0 : 1;
}

async function runFaults(
  start: StartProduct,
  chosen: readonly Fault[],
  { seed }: MailFaultsOptions,
  durations: Durations,
): Promise<FaultResult[]> {
  const stage = await Stage.open(start, seed, durations.variables);
  const results: FaultResult[] = [];
  try {
    for (const fault of chosen) {
      const result = await runFault(stage, fault, durations);
      results.push(result);
      say(`${new Date().toISOString()} ${faultRow(result)}`);
      if (!isKept(result)) say(JSON.stringify(result, null, 2));
    }
  } finally {
    await stage.close();
  }
  return results;
}

async function runFault(stage: Stage, fault: Fault, durations: Durations): Promise<FaultResult> {
  const { name, drainLimit } = fault;
  stage.calm();
  const client = await stage.client(name);
  const what = fault.what(durations);
  say(`${new Date().toISOString()} ${what} …`);
  const ended = await fault.happen(stage, client, durations);
  const tally = await stage.settle(client, drainLimit);
  if (client.refusals.length > 0) say(client.refusals.slice(0, 5).join('\n'));
  return {
    name,
    what,
    tally,
    refusals: client.refusals.length,
    drained: Math.max(0, ...stage.mailServer.taken.map(({ at }) => at - ended)) / 1_000,
    allowed: fault.allows(tally),
    run: `${today()}, ${fault.isScaled && !durations.isFull ? 'scaled to a tenth' : 'full'}`,
  };
}

async function compareTimes(start: StartProduct, { seed }: MailFaultsOptions): Promise<TimesResult> {
  const stage = await Stage.open(start, seed, timesVariables);
  try {
    const times = await measureTimes(stage, await stage.client(timesName), seededNumbers(seed));
    say(`\n${timesTable(times)}\n`);
    return times;
  } finally {
    await stage.close();
  }
}

async function write(document: string, results: readonly FaultResult[], times: TimesResult | null) {
  const where = lastRun();
  if (results.length > 0) {
    const earlier = measurementIn(await readFile(document, 'utf8'), 'test:mail-faults');
    const table = mergeRows(faultsHead, earlier, results.map(faultRow));
    await writeMeasurement(document, `${where}\n\n${table}`, 'test:mail-faults');
  }
  if (times) await writeMeasurement(document, `${where}\n\n${timesTable(times)}`, 'test:mail-faults times');
}
