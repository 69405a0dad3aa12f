import { readOptions } from '@chauffeur/bench/command-options';
import { z } from 'zod';
import { print, runFaults, suiteOptions, writeTable, type SuiteSetup } from '../harness/run-faults.ts';
import { openTestEnvironment } from '../harness/test-environment.ts';
import { mailFaults } from './mail-faults.ts';
import { allowedRatio, measureTimes, ratioOf, timesSettings, timesTable } from './measure-times.ts';

const timesName = 'times';

export const mailFaultsOptions = suiteOptions([
  ...mailFaults(false).map(({ name }) => name),
  timesName,
]).extend({
  full: z.boolean().default(false).describe('outage and retries as long as in production; else a tenth'),
});

/** Returns the exit code: 0 if every promise held, 1 if one did not, 2 if the arguments are invalid. */
export async function testMailFaults(setup: SuiteSetup): Promise<number> {
  const options = readOptions('npm run test:mail-faults --', mailFaultsOptions, setup.args);
  if (!options) return 2;
  const { full, only, seed, write } = options;
  const chosen = mailFaults(full).filter(({ name }) => only.includes(name));
  const settings: Record<string, string> = full ? {} : { EMAIL_FIRST_RETRY_SECONDS: '1' };
  const passed = await runFaults(setup, 'test:mail-faults', chosen, { seed, write, settings });
  const areTimesWithinLimit = !only.includes(timesName) || (await compareTimes(setup, seed, write));
  return passed && areTimesWithinLimit ? 0 : 1;
}

async function compareTimes(
  { startProduct, document }: SuiteSetup,
  seed: number,
  write: boolean,
): Promise<boolean> {
  const environment = await openTestEnvironment(startProduct, timesSettings);
  try {
    const times = await measureTimes(await environment.prepare({ name: timesName }, seed, print));
    process.stdout.write(`\n${timesTable(times)}\n\n`);
    if (write) await writeTable(document, timesTable(times), 'test:mail-faults times');
    return ratioOf(times) <= allowedRatio;
  } finally {
    await environment.close();
  }
}
