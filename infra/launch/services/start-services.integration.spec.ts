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

/** Runs the same as the command, without building. Returns what it has printed and how it ends; kills it when disposed. */
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
  return {
    until,
    ended,
    PORT,
    stop: () => program.kill('SIGTERM'),
    [Symbol.dispose]: () => program.kill('SIGKILL'),
  };
}

it(
  'npm run start:services prints where the running product is, and stops it when asked',
  async () => {
    using services = await launch({});
    const site = `http://localhost:${services.PORT}`;
    expect(await services.until(/Mailbox +http/)).toMatch(new RegExp(`Site +${site}\n`));
    const health = await fetch(`${site}/api/health`);
    expect(health.status).toBe(200);
    services.stop();
    expect(await services.ended).toEqual([0, null]);
  },
  limit,
);

it(
  'a stop during the start does not wait for services to be ready',
  async () => {
    // Without its queue the email worker is never ready.
    using services = await launch({ REDIS_URL: 'redis://127.0.0.1:1', LOG_LEVEL: 'info' });
    await services.until(/"event":"listening"/);
    services.stop();
    expect(await services.ended).toEqual([0, null]);
  },
  limit,
);

it(
  'secrets that another program wrote end it in one line, before any server starts',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foreign-'));
    const file = join(folder, 'secrets.json');
    await writeFile(file, '{"jwtSecret": 1}');
    try {
      using services = await launch({ DATA_DIR: folder });
      const [, problem] = (await services.until(/secrets\.json/)).split(/(?<=…\n)/);
      expect(problem).toBe(`${file} is not what this product wrote; restore it from a backup.\n`);
      expect(await services.ended).toEqual([1, null]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  limit,
);
