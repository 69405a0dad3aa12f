import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, folderError, folderProblem, ServerError } from '@chauffeur/private-servers';
import { addressBlock } from './address-block.js';
import { readConfiguration } from './configuration.js';
import type { Product } from './start-product.js';
import { portError } from './require-free-port.js';
import { StartupError } from './startup-error.js';

/** Milliseconds in which npm's copy of a signal follows the terminal's own; a later one means "at once". */
const SIGNAL_ECHO = 500;

/** Milliseconds for a clean end; after it the process ends as it is, and PostgreSQL is ended by its guard. */
const STOP_PATIENCE = 45_000;

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const environment = { ...process.env };
// React chooses its fast build by this variable when it is loaded; the services get the operator's own value.
process.env['NODE_ENV'] ??= 'production';
// One name for a process of many services would hide who did what; each calls itself by its own.
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
    if (Date.now() - stopping > SIGNAL_ECHO) process.exit(1);
    return;
  }
  stopping = Date.now();
  process.stdout.write('Stopping …\n');
  setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
  void end();
}

/** Ends what runs, also when the signal came in the middle of the start. */
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

/** One line for what was foreseen, the stack for what was not. */
function explanation(error: unknown): string {
  if (error instanceof StartupError || error instanceof ServerError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') return portTaken(error);
  const problem = folderProblem(error);
  if (problem) return folderError(problem, readConfiguration(environment, repository).dataFolder).message;
  // Thrown by whichever service reads the variable; one line for all its faults.
  if (error instanceof Error && error.name === 'EnvironmentError')
    return error.message.replaceAll('\n', '; ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A program that took a port between our look and our use of it. */
function portTaken(error: unknown): string {
  const { port, mailboxPort, metricsPort, host } = readConfiguration(environment, repository);
  const taken = error instanceof Error && 'port' in error ? error.port : port;
  if (metricsPort !== undefined && taken === metricsPort) {
    return portError('EADDRINUSE', metricsPort, host, 'METRICS_PORT').message;
  }
  return mailboxPort !== undefined && taken === mailboxPort
    ? portError('EADDRINUSE', mailboxPort, host, 'MAILBOX_PORT').message
    : portError('EADDRINUSE', port, host, 'PORT').message;
}
