import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '../../../infra/build-steps/precompress.ts';

// The last step of the build, which fails where the page's script exceeds its budget.

/** Bytes of all scripts of the page, compressed as phones receive them over HTTPS (specification, III.3). */
const scriptBudget = 90_000;

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
await precompress(folder);
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.join(folder, file));
// The smallest ones stay as they are.
const sent = scripts.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
const scriptBytes = sent.reduce((sum, file) => sum + statSync(file).size, 0);
process.stdout.write(
  `${(scriptBytes / 1_000).toFixed(1)} kB of script, of at most ${scriptBudget / 1_000} kB\n`,
);
if (scriptBytes > scriptBudget) throw new Error('The script of the driver’s page exceeds its budget.');
