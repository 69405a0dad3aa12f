import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@chauffeur/private-servers';
import { SupervisedProcess } from './supervised-process.mjs';
import { inRoot } from './workspace.mjs';

/**
 * The product in one process, as `npm start` runs it, for tests.
 * @typedef {object} StandaloneProcess
 * @property {string} siteUrl
 * @property {string} mailboxUrl
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
  const product = new SupervisedProcess({
    name: 'the product',
    url: `http://localhost:${PORT}`,
    // Shown when all services are ready.
    readyPath: '/',
    program: inRoot('apps', 'standalone', 'dist', 'main.js'),
    // A test's bookings are its own.
    env: { SEED_DEMO_BOOKINGS: 'false', ...env, PORT, MAILBOX_PORT, DATA_DIR: env['DATA_DIR'] ?? temporary },
    log,
  });
  const stop = async () => {
    await product.stop();
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    await product.whenReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: product.url,
    mailboxUrl: `http://localhost:${MAILBOX_PORT}`,
    kill9: () => product.takeDown(),
    restart: async () => {
      await product.takeDown();
      product.bringUp();
      await product.whenReady();
    },
    stop,
  };
}
