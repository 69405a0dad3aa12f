import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@chauffeur/private-servers';
import { testEnvironment, type Product } from './product.ts';

const program = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
/** Milliseconds in which the whole product is up, also on a busy machine. */
const startLimit = 90_000;

/** Everything in one process, as `npm start` runs it. */
export async function startStandaloneProduct(): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chauffeur-journeys-'));
  // The database server runs as another user where the tests run as root.
  await chmod(folder, 0o755);
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const environment = {
    ...process.env,
    ...testEnvironment,
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    DATA_DIR: folder,
  };
  let running = await start(environment);
  return {
    siteUrl: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    async killNow() {
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    async recover() {
      running = await start(environment);
    },
    async stop() {
      if (running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        running.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the block with the addresses is printed. */
async function start(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
      if (output.includes('API documentation')) ready.resolve();
    });
  }
  child.once('exit', () => ready.reject(new Error(`the product ended while it started:\n${output}`)));
  const timer = setTimeout(
    () => ready.reject(new Error(`the product did not start:\n${output}`)),
    startLimit,
  );
  try {
    await ready.promise;
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
