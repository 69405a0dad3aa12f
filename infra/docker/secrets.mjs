import { readFileSync } from 'node:fs';
import { randomSecret, writeNew } from './env-file.mjs';

// node infra/docker/secrets.mjs .env: writes .env.example with a generated value for each secret of production. Prints
// it if no file is given. It gets the file's name because with `> .env` the shell would clear an existing file first.
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
