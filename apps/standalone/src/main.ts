import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, folderError, ServerError } from '@chauffeur/private-servers';
import { formatAddresses } from './addresses/format-addresses.js';
import { readConfiguration } from './settings/configuration.js';
import type { Product } from './start-product.js';
import { StartupError } from './startup-error.js';
import { stopOnSignal } from './stop-on-signal.js';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const environment = { ...process.env };
// One name for all services of the process would hide which service a span belongs to.
delete process.env['OTEL_SERVICE_NAME'];

// For example, in the image: node program/dist/main.js dead-letters list
const isCommand = process.argv.length > 2;

let product: Promise<Product> | undefined;
const stopping = isCommand
  ? new AbortController().signal
  : stopOnSignal(async () => (await product?.catch(() => undefined))?.stop(), explanation);

try {
  if (isCommand) {
    await import('./operators/main.js');
    process.exit();
  }
  // React reads this when it is loaded, to select its production build. The services get the operator's own value.
  process.env['NODE_ENV'] ??= 'production';
  const { startProduct } = await import('./start-product.js');
  product = startProduct(environment, repository, stopping);
  const { addresses } = await product;
  if (!stopping.aborted) process.stdout.write(`${formatAddresses(addresses)}\n`);
} catch (error) {
  if (!stopping.aborted) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  }
}

/** Returns one line for an expected cause, the stack for any other. */
function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError || error instanceof ServerError) return error.message;
  // Its message has a line for each invalid variable.
  if (error.name === 'EnvironmentError') return error.message.replaceAll('\n', '; ');
  // Another program took the port between the check and its use.
  if (errorCode(error) === 'EADDRINUSE') return error.message;
  const { dataFolder } = readConfiguration(environment, repository);
  // PostgreSQL and SQLite report a full disk by their message.
  const problem = folderError(dataFolder, error, error.message);
  if (problem) return problem.message;
  return error.stack ?? error.message;
}
