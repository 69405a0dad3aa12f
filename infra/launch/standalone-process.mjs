import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, guardAgainstOrphans } from '@chauffeur/private-servers';
import { inRoot, root } from './workspace.mjs';

/** Milliseconds for the product to become ready, and to end. */
const PATIENCE = { ready: 120_000, stop: 60_000 };

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
  const port = env['PORT'] || String(await freePort());
  const mailboxPort = env['MAILBOX_PORT'] || String(await freePort());
  const folder = env['DATA_DIR'] ?? temporary;
  const childEnv = { ...env, PORT: port, MAILBOX_PORT: mailboxPort, DATA_DIR: folder };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {{ release: () => void } | undefined} */
  let guard;

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ended = child;
    if (ended && isRunning(ended)) {
      const exit = new Promise((resolve) => ended.once('exit', resolve));
      ended.kill(signal);
      const limit = setTimeout(() => ended.kill('SIGKILL'), PATIENCE.stop);
      await exit;
      clearTimeout(limit);
    }
    guard?.release();
  };
  const start = async () => {
    child = spawn(
      process.execPath,
      ['--enable-source-maps', inRoot('apps', 'standalone', 'dist', 'main.js')],
      {
        cwd: root,
        env: childEnv,
        detached: process.platform !== 'win32',
        windowsHide: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    if (child.pid) guard = guardAgainstOrphans({ signal: 'TERM', grace: 30, processes: [child.pid] });
    await untilReady(child, log);
  };
  const stop = async () => {
    await end('SIGTERM');
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: `http://localhost:${port}`,
    mailboxUrl: `http://localhost:${mailboxPort}`,
    pid: () => (child && isRunning(child) ? child.pid : undefined),
    kill9: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGKILL');
      await start();
    },
    stop,
  };
}

/** @param {import('node:child_process').ChildProcess} child */
function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/**
 * The address block is the product's own word that it is ready.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(line: string) => void} log
 * @returns {Promise<void>}
 */
function untilReady(child, log) {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => {
      reject(new Error(`the product was not ready within ${PATIENCE.ready / 1000} s:\n${output}`));
    }, PATIENCE.ready);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        const text = String(chunk);
        output = (output + text).slice(-8_000);
        for (const line of text.split('\n')) if (line.trim() !== '') log(line);
        if (/^ {2}Site +http/m.test(output)) {
          clearTimeout(limit);
          resolve();
        }
      });
    }
    child.once('exit', (code, signal) => {
      clearTimeout(limit);
      reject(
        new Error(`the product ended (${signal ?? `exit code ${code}`}) before it was ready:\n${output}`),
      );
    });
  });
}
