import { readFileSync } from 'node:fs';
import { randomSecret, writeNew } from './env-file.mjs';

// node infra/docker/secrets.mjs .env: .env.example with a secret of its own for each one that production needs. Prints it
// where no file is named: the shell would clear the file of an earlier run before this one could read it.
const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const [file] = process.argv.slice(2);
const settings = example.replaceAll(/^\w*(?:PASSWORD|TOKEN|SECRET)=$/gm, (line) => line + randomSecret());
if (file === undefined) process.stdout.write(settings);
else {
  try {
    writeNew(file, settings);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
