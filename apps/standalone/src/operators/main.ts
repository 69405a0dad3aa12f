import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerError } from '@chauffeur/private-servers';
import { readConfiguration } from '../configuration.js';
import { StartupError } from '../startup-error.js';
import { backUp } from './back-up.js';
import { parked } from './parked.js';
import { restore } from './restore.js';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
const usage = `npm run backup -- FOLDER    copies everything that the product keeps into a new folder; it may run meanwhile
npm run restore -- FOLDER   puts such a copy in its place; what was there is kept beside it
npm run parked -- list | redeliver [--queue NAME] [--id ID] | discard --queue NAME --id ID`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const [command, ...args] = process.argv.slice(2);
try {
  process.exitCode = await run();
} catch (error) {
  const isForeseen = error instanceof StartupError || error instanceof ServerError;
  process.stderr.write(
    `${error instanceof Error ? (isForeseen ? error.message : error.stack) : String(error)}\n`,
  );
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const configuration = readConfiguration(process.env, repository);
  if (command === 'parked' && args.length > 0) {
    await parked(configuration, args, say);
    return 0;
  }
  const [given] = args;
  if (given === undefined || (command !== 'backup' && command !== 'restore')) {
    say(usage);
    return 2;
  }
  const folder = resolve(given);
  if (command === 'backup') {
    await backUp(configuration, folder);
    say(`Copied ${configuration.dataFolder} to ${folder}.`);
  } else {
    const aside = await restore(configuration, folder);
    say(`Copied ${folder} to ${configuration.dataFolder}.`);
    if (aside !== undefined) say(`What was there is in ${aside}.`);
  }
  return 0;
}
