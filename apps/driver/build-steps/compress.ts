import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkScriptBudget } from '../../../infra/build-steps/check-script-budget.ts';
import { precompress } from '../../../infra/build-steps/precompress.ts';

// The last step of the build, which fails where the page's script exceeds its budget.

/** Bytes of all scripts of the page, compressed as phones receive them over HTTPS (specification, III.3). */
const scriptBudget = 90_000;

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
await precompress(folder);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
checkScriptBudget(
  'driver’s page',
  files.filter((file) => file.endsWith('.js')).map((file) => folder + file),
  scriptBudget,
);
