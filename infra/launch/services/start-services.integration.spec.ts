import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@chauffeur/private-servers';
import { expect, it } from '@jest/globals';
import { withoutOwnProduct } from './service-environment.ts';
import { inRoot, root } from '../workspace.mjs';

/** Milliseconds; long, for a busy machine. */
const limit = 600_000;

it(
  'npm run start:services prints where the running product is, and stops it when asked',
  async () => {
    const PORT = String(await freePort());
    const MAILBOX_PORT = String(await freePort());
    // Same as the command, without building.
    const program = spawn(process.execPath, [inRoot('infra', 'launch', 'services', 'start-services.ts')], {
      cwd: root,
      env: { ...withoutOwnProduct(), PORT, MAILBOX_PORT, SEED_DEMO_CONTENT: 'false' },
    });
    const ended = once(program, 'exit');
    try {
      let printed = '';
      const printedBlock = new Promise<void>((resolve, reject) => {
        const onOutput = (chunk: Buffer) => {
          printed += String(chunk);
          if (/Mailbox +http/.test(printed)) resolve();
        };
        program.stdout.on('data', onOutput);
        program.stderr.on('data', onOutput);
        void ended.then(([code]) => reject(new Error(`It ended with ${code}:\n${printed}`)));
      });
      await printedBlock;
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
