import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@chauffeur/private-servers';
import type { Environment } from './service-environment.ts';
import { SupervisedProcess } from './supervision/supervised-process.ts';
import { inRoot } from '../workspace.mjs';

export type StandaloneProcess = Awaited<ReturnType<typeof startStandalone>>;

interface StandaloneOptions {
  readonly env?: Environment;
  readonly log?: (line: string) => void;
}

/** Starts the built product like `npm start`, for tests: on free ports and a temporary folder unless they are given. */
export async function startStandalone({ env = process.env, log = () => undefined }: StandaloneOptions = {}) {
  const temporary = env['DATA_DIR'] ? undefined : await mkdtemp(join(tmpdir(), 'chauffeur-standalone-'));
  const PORT = env['PORT'] || String(await freePort());
  const MAILBOX_PORT = env['MAILBOX_PORT'] || String(await freePort());
  const product = new SupervisedProcess({
    name: 'the product',
    url: `http://localhost:${PORT}`,
    // The home page responds only when all services are ready.
    readyPath: '/',
    program: inRoot('apps', 'standalone', 'dist', 'main.js'),
    // Tests create their own bookings.
    env: { SEED_DEMO_BOOKINGS: 'false', ...env, PORT, MAILBOX_PORT, DATA_DIR: env['DATA_DIR'] ?? temporary },
    log,
  });
  /** Stops the product and removes its data, unless DATA_DIR was given. */
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
    pid: product.pid,
    mailboxUrl: `http://localhost:${MAILBOX_PORT}`,
    /** Kills the product; its data stays. */
    kill9: () => product.takeDown(),
    /** Starts it again on the same ports with the same data. */
    restart: async () => {
      await product.takeDown();
      product.bringUp();
      await product.whenReady();
    },
    stop,
  };
}
