import { readFile } from 'node:fs/promises';
import { measurementIn, writeMeasurement } from '@chauffeur/bench/performance-document';
import type { StartProduct } from '../faulted-product.ts';
import { lastRun, mergeRows } from '../table-rows.ts';
import { allFaults } from './all-faults.ts';
import type { SystemFault } from './fault.ts';
import { systemFaultsOptions, usage, type SystemFaultsOptions } from './options.ts';
import { runFault } from './run-fault.ts';
import { NotPossibleHere } from './small-disk.ts';
import { Stage } from './stage.ts';
import { systemHead, systemRow, type SystemResult } from './table.ts';

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

/**
 * Breaks servers and services on purpose while bookings are made, and compares what was accepted with the databases
 * and the mails. Resolves with the exit code: 0 where every promise is kept, 1 where one is broken or could not be
 * looked at, 2 where the arguments are wrong.
 * @param setup.document the file that `--write` writes into
 */
export async function testSystemFaults(setup: {
  args: readonly string[];
  startProduct: StartProduct;
  document: string;
}): Promise<number> {
  let options: SystemFaultsOptions;
  try {
    options = systemFaultsOptions(setup.args);
  } catch {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const chosen = allFaults.filter(({ name }) => options.only.includes(name));
  const results = await runAll(setup.startProduct, chosen, options.seed);
  if (options.write && results.length > 0) await write(setup.document, results);
  const kept = results.filter(({ broken }) => broken.length === 0).length;
  say(`${kept} of ${chosen.length} faults left every promise kept`);
  return kept === chosen.length ? 0 : 1;
}

/** One after the other; one that ends badly costs the product that it had. */
async function runAll(
  start: StartProduct,
  chosen: readonly SystemFault[],
  seed: number,
): Promise<SystemResult[]> {
  const results: SystemResult[] = [];
  let shared: Stage | undefined;
  try {
    for (const fault of chosen) {
      let stage: Stage | undefined;
      let isWell = false;
      try {
        stage = fault.ownProduct
          ? await Stage.open(start, fault.ownProduct)
          : (shared ??= await Stage.open(start));
        say(`${fault.name}: ${fault.what} …`);
        const result = await runFault(stage, fault, seed, (line) => say(`  ${line}`));
        results.push(result);
        say(systemRow(result));
        isWell = result.broken.length === 0;
      } catch (error) {
        say(`${fault.name}: ${explained(error)}`);
      }
      if (stage && (fault.ownProduct || !isWell)) {
        await stage.close();
        if (stage === shared) shared = undefined;
      }
    }
  } finally {
    await shared?.close();
  }
  return results;
}

function explained(error: unknown): string {
  if (error instanceof NotPossibleHere) return `not possible here: ${error.message}`;
  return `broken off: ${error instanceof Error ? error.stack : String(error)}`;
}

async function write(document: string, results: readonly SystemResult[]): Promise<void> {
  const earlier = measurementIn(await readFile(document, 'utf8'), 'test:faults');
  const table = mergeRows(systemHead, earlier, results.map(systemRow));
  await writeMeasurement(document, `${lastRun()}\n\n${table}`, 'test:faults');
}
