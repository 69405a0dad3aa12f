import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '../settings/configuration.js';
import { admins } from './admins.js';
import { backUp, restore } from '../backups/backup.js';
import { backups } from './backups.js';
import { deadLetters } from './dead-letters.js';
import { StartupError } from '../startup-error.js';
import { stopOnSignal } from '../stop-on-signal.js';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const usage = `npm run backup -- FOLDER    copies the data folder into a new folder; the product may run meanwhile
npm run restore -- FOLDER   replaces the data folder by such a copy; the former data is moved beside it
npm run backups -- now | list | fetch FOLDER [--from folder|remote] [--snapshot ID]
npm run dead-letters -- list | redeliver [--queue NAME] [--id ID] | discard --queue NAME --id ID
npm run admins -- list | unlock EMAIL | reset-password EMAIL | remove-second-factor EMAIL`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const [command, ...args] = process.argv.slice(2);

// Making, fetching and restoring a backup stop and remove what they have begun; the other commands run to their end.
const signal = stopOnSignal(() => new Promise(() => undefined), String);

// The program that imports this shows a failure. An interrupted command is one, so that a calling script does not go on.
process.exitCode = await run().catch((error: unknown) => {
  throw signal.aborted ? new StartupError('The command was interrupted.') : error;
});

async function run(): Promise<number> {
  const configuration = readConfiguration(process.env, repository);
  const [given] = args;
  // `parked` is the command's former name.
  if ((command === 'dead-letters' || command === 'parked') && given !== undefined) {
    await deadLetters(configuration, args, print);
  } else if (command === 'admins') {
    return admins(configuration, args);
  } else if (command === 'backups' && given !== undefined) {
    await backups(configuration, process.env, args, print, signal);
  } else if (command === 'backup' && given !== undefined) {
    await backUp(configuration, resolve(given), signal);
    print(`Copied ${configuration.dataFolder} to ${resolve(given)}.`);
  } else if (command === 'restore' && given !== undefined) {
    const former = await restore(configuration, resolve(given), signal);
    print(`Copied ${resolve(given)} to ${configuration.dataFolder}.`);
    if (former !== undefined) print(`The former data is in ${former}.`);
  } else {
    print(usage);
    return 2;
  }
  return 0;
}
