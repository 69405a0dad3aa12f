import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, folderError, folderProblem, ServerError } from '@chauffeur/private-servers';
import { addressBlock } from './address-block.js';
import { readConfiguration } from './configuration.js';
import type { Product } from './start-product.js';
import { StartupError } from './startup-error.js';

/** npm repeats the terminal's signal within this time; a later one means "at once". */
const SIGNAL_ECHO_MS = 500;

/** Time for a clean stop; after it the process exits, and PostgreSQL is stopped by its guard. */
const STOP_TIMEOUT_MS = 45_000;

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const environment = { ...process.env };
// React chooses its production build by this variable when it is loaded; the services get the operator's own value.
process.env['NODE_ENV'] ??= 'production';
// One name for a process of many services would hide which service a span is of.
delete process.env['OTEL_SERVICE_NAME'];

let product: Promise<Product> | undefined;
let stopping = 0;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

try {
  const { startProduct } = await import('./start-product.js');
  product = startProduct(environment, repository);
  const { addresses } = await product;
  if (stopping === 0) process.stdout.write(`${addressBlock(addresses)}\n`);
} catch (error) {
  if (stopping === 0) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  }
}

function stop(): void {
  if (stopping !== 0) {
    if (Date.now() - stopping > SIGNAL_ECHO_MS) process.exit(1);
    return;
  }
  stopping = Date.now();
  process.stdout.write('Stopping …\n');
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  void end();
}

/** Stops what runs, also when the signal came in the middle of the start. */
async function end(): Promise<void> {
  try {
    const running = await product?.catch(() => undefined);
    await running?.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  }
}

/** One line for an expected cause, the stack for any other. */
function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartupError || error instanceof ServerError) return error.message;
  // Another program took a port between the check and its use.
  if (errorCode(error) === 'EADDRINUSE') return error.message;
  const problem = folderProblem(error);
  if (problem) return folderError(problem, readConfiguration(environment, repository).dataFolder).message;
  // Thrown by the service that reads the variables, with a line for each one that is invalid.
  if (error.name === 'EnvironmentError') return error.message.replaceAll('\n', '; ');
  return error.stack ?? error.message;
}
