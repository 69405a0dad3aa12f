import { readFile } from 'node:fs/promises';
import { machine, measurementIn, today, writeMeasurement } from '@chauffeur/bench/performance-document';
import { z } from 'zod';
import type { Fault } from './fault.ts';
import { whenAllReady, type StartProduct } from './faulted-product.ts';
import { brokenPromises } from './promises.ts';
import { cellsOf, faultsTable, type FaultResult } from './report.ts';
import { settleAndReconcile } from './settle-and-reconcile.ts';
import { openTestEnvironment, type TestEnvironment } from './test-environment.ts';

export const print = (line: string): void =>
  void process.stdout.write(`${new Date().toISOString()} ${line}\n`);

/** Writes a table at the document's place of a command, with date and machine. */
export const writeTable = (document: string, table: string, command: string): Promise<void> =>
  writeMeasurement(document, `Last run on ${today()}, ${machine()}.\n\n${table}`, command);

export const suiteOptions = (names: readonly string[]) =>
  z.object({
    only: z
      .array(z.enum(names))
      .default([...names])
      .describe(`only this one; repeatable: ${names.join(', ')}`),
    seed: z.coerce
      .number()
      .int()
      .min(0)
      .default(1)
      .describe('which customers book what, and what fails when'),
    write: z.boolean().default(false).describe('write the results into docs/reliability.md'),
  });

export interface SuiteSetup {
  readonly args: readonly string[];
  readonly startProduct: StartProduct;
  /** The file that `--write` writes to. */
  readonly document: string;
}

/** Runs faults in sequence, on a new product after one that failed. Returns whether every promise held. */
export async function runFaults(
  { startProduct, document }: SuiteSetup,
  suite: string,
  faults: readonly Fault[],
  { seed, write, settings }: { seed: number; write: boolean; settings: Record<string, string> },
): Promise<boolean> {
  const results: FaultResult[] = [];
  let shared: TestEnvironment | undefined;
  try {
    for (const fault of faults) {
      let environment: TestEnvironment | undefined;
      let passed = false;
      try {
        environment = fault.ownProduct
          ? await openTestEnvironment(startProduct, settings, fault.ownProduct)
          : (shared ??= await openTestEnvironment(startProduct, settings));
        print(`${fault.name}: ${fault.what} …`);
        const result = await runFault(environment, fault, seed);
        results.push(result);
        print(cellsOf(result).join(' | '));
        passed = result.broken.length === 0;
      } catch (error) {
        print(`${fault.name}: aborted: ${error instanceof Error ? error.stack : String(error)}`);
      }
      if (environment && (fault.ownProduct || !passed)) {
        await environment.close();
        if (environment === shared) shared = undefined;
      }
    }
  } finally {
    await shared?.close();
  }
  if (write && results.length > 0) {
    const earlier = measurementIn(await readFile(document, 'utf8'), suite);
    await writeTable(document, faultsTable(results.map(cellsOf), earlier), suite);
  }
  const passed = results.filter(({ broken }) => broken.length === 0).length;
  if (faults.length > 0) print(`${passed} of ${faults.length} faults: every promise held`);
  return passed === faults.length;
}

async function runFault(environment: TestEnvironment, fault: Fault, seed: number): Promise<FaultResult> {
  const recoveries: Promise<{ over: number; ready: number }>[] = [];
  const prepared = await environment.prepare(fault, seed, (line) => print(`  ${line}`));
  const { product, client, mailServer } = prepared;
  const over = () => {
    const now = Date.now();
    const recovery = whenAllReady(product).then(() => ({ over: now, ready: Date.now() }));
    // Awaited below; until then its failure must not be an unhandled rejection.
    recovery.catch(() => undefined);
    recoveries.push(recovery);
  };
  const context = { ...prepared, over };
  const run = () => fault.run(context);
  const outcome = await (fault.perSecond ? client.bookDuring(fault.perSecond, run) : run());
  const times = await recoveries[0];
  if (!times) throw new Error('the fault was never over');
  const observed = { ...prepared, brokerUrl: product.servers.rabbitmq.url };
  const result = await settleAndReconcile(observed, outcome.customerEmails, fault.maxIdleMs);
  if (client.failures.length > 0) print(client.failures.slice(0, 3).join('\n'));
  const lastEmail = Math.max(times.over, ...mailServer.accepted.map(({ at }) => at));
  return {
    what: fault.what,
    result,
    notes: outcome.notes ?? [],
    offeredPerSecond: client.offeredPerSecond,
    readyAfter: (times.ready - times.over) / 1_000,
    lastEmailAfter: (lastEmail - times.over) / 1_000,
    broken: [
      ...brokenPromises(result, fault.allowed?.(context) ?? {}),
      ...(outcome.broken ?? []),
      ...((await fault.checkEmails?.(context)) ?? []),
    ],
    run: fault.scale ? `${today()}, ${fault.scale}` : today(),
  };
}
