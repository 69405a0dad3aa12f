import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@chauffeur/private-servers';
import { expect, it } from '@jest/globals';
import { withoutOwnProduct } from './service-environment.ts';
import { inRoot, root } from '../workspace.mjs';

/** Milliseconds; long, for a busy machine. */
const limit = 600_000;

/** Runs the same as the command, without building. Returns the process, what it has printed and how it ends. */
async function launch(variables: Record<string, string>) {
  const PORT = String(await freePort());
  const MAILBOX_PORT = String(await freePort());
  const program = spawn(process.execPath, [inRoot('infra', 'launch', 'services', 'start-services.ts')], {
    cwd: root,
    env: { ...withoutOwnProduct(), PORT, MAILBOX_PORT, SEED_DEMO_CONTENT: 'false', ...variables },
  });
  const ended = once(program, 'exit');
  let printed = '';
  const until = (text: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const onOutput = (chunk: Buffer) => {
        printed += String(chunk);
        if (text.test(printed)) resolve(printed);
      };
      program.stdout.on('data', onOutput);
      program.stderr.on('data', onOutput);
      void ended.then(([code]) => reject(new Error(`It ended with ${code}:\n${printed}`)));
    });
  return { program, ended, until, PORT };
}

it(
  'npm run start:services prints where the running product is, and stops it when asked',
  async () => {
    const { program, ended, until, PORT } = await launch({});
    try {
      const printed = await until(/Mailbox +http/);
      expect(printed).toMatch(new RegExp(`Site +http://localhost:${PORT}\n`));
      const health = await fetch(`http://localhost:${PORT}/api/health`);
      expect(health.status).toBe(200);
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      program.kill('SIGKILL');
    }
  },
  limit,
);

it(
  'a stop during the start does not wait for services to be ready',
  async () => {
    // Without its queue the email worker is never ready.
    const { program, ended, until } = await launch({ REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'info' });
    try {
      await until(/"event":"listening"/);
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      program.kill('SIGKILL');
    }
  },
  limit,
);

it(
  'secrets that another program wrote end it in one line, before any server starts',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foreign-'));
    const file = join(folder, 'secrets.json');
    await writeFile(file, '{"jwtSecret": 1}');
    const { program, ended, until } = await launch({ DATA_DIR: folder });
    try {
      const [, problem] = (await until(/secrets\.json/)).split(/(?<=…\n)/);
      expect(problem).toBe(`${file} is not what this product wrote; restore it from a backup.\n`);
      expect(await ended).toEqual([1, null]);
    } finally {
      program.kill('SIGKILL');
      await rm(folder, { recursive: true });
    }
  },
  limit,
);
