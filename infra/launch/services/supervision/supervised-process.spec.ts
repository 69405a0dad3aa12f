import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { freePort } from '@chauffeur/private-servers';
import { RESTART_DELAY_MS, SupervisedProcess } from './supervised-process.ts';

/** Responds that it is ready, and leaves a process behind that has its output open, so that its end is reported late. */
const program = `
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
appendFileSync(process.env.STARTS, 'started\\n');
spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 3000)'], { detached: true, stdio: 'inherit' }).unref();
createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
`;

it('starts a killed process once, also when it is brought up before its end is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  const starts = join(folder, 'starts');
  const port = await freePort();
  await writeFile(join(folder, 'program.mjs'), program);
  const supervised = new SupervisedProcess({
    name: 'program',
    url: `http://127.0.0.1:${port}`,
    program: join(folder, 'program.mjs'),
    env: { PORT: String(port), STARTS: starts },
    log: () => undefined,
  });
  try {
    await supervised.whenReady();
    await supervised.takeDown();
    supervised.bringUp();
    await supervised.whenReady();
    await sleep(RESTART_DELAY_MS * 2);
    expect(await readFile(starts, 'utf8')).toBe('started\nstarted\n');
  } finally {
    await supervised.stop();
    await rm(folder, { recursive: true });
  }
}, 60_000);
