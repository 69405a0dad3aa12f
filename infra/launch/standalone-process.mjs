import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ServerProcess, until } from '@chauffeur/private-servers';
import { inRoot, root } from './workspace.mjs';

const TIMEOUT_MS = { ready: 120_000, stop: 60_000 };

/**
 * The product in one process, as `npm start` runs it, for tests.
 * @typedef {object} StandaloneProcess
 * @property {string} siteUrl
 * @property {string} mailboxUrl
 * @property {() => number | undefined} pid
 * @property {() => Promise<void>} kill9 kills it with SIGKILL; its data stays
 * @property {() => Promise<void>} restart starts it again on the same ports with the same data
 * @property {() => Promise<void>} stop ends it and removes its data, unless DATA_DIR was given
 */

/**
 * Starts the built product in a process of its own and resolves when it is ready. PORT and MAILBOX_PORT are free
 * ones and DATA_DIR is a temporary folder unless given.
 * @param {{ env?: Record<string, string | undefined>, log?: (line: string) => void }} [options]
 * @returns {Promise<StandaloneProcess>}
 */
export async function startStandalone({ env = process.env, log = () => undefined } = {}) {
  const temporary = env['DATA_DIR'] ? undefined : await mkdtemp(join(tmpdir(), 'chauffeur-standalone-'));
  const PORT = env['PORT'] || String(await freePort());
  const MAILBOX_PORT = env['MAILBOX_PORT'] || String(await freePort());
  /** @type {ServerProcess | undefined} */
  let product;

  const start = async () => {
    let isReady = false;
    const started = new ServerProcess({
      command: process.execPath,
      args: ['--enable-source-maps', inRoot('apps', 'standalone', 'dist', 'main.js')],
      cwd: root,
      env: { ...env, PORT, MAILBOX_PORT, DATA_DIR: env['DATA_DIR'] ?? temporary },
      guard: { signal: 'TERM', grace: 30 },
      log: (line) => {
        log(line);
        // The product prints its addresses when it is ready.
        isReady ||= /^ {2}Site +http/.test(line);
      },
    });
    product = started;
    await until(() => isReady || !started.isRunning, TIMEOUT_MS.ready);
    if (!isReady) throw new Error(`the product did not become ready:\n${started.lastOutput}`);
  };
  const stop = async () => {
    await product?.stop('SIGTERM', TIMEOUT_MS.stop);
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: `http://localhost:${PORT}`,
    mailboxUrl: `http://localhost:${MAILBOX_PORT}`,
    pid: () => product?.pid,
    kill9: async () => product?.kill(),
    restart: async () => {
      await product?.kill();
      await start();
    },
    stop,
  };
}
