import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** A program that takes half a second to stop, and then ends with 7; it ends with its parent as the product does. */
const program = `
  import { endWithParent } from './run-child.mjs';
  endWithParent();
  process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(7); }, 500));
  setInterval(() => undefined, 1_000);
  console.log('started ' + process.pid);`;

const folder = mkdtempSync(join(tmpdir(), 'chauffeur-npm-start-'));

beforeAll(() => {
  const launch = join(folder, 'infra', 'launch');
  mkdirSync(launch, { recursive: true });
  const source = fileURLToPath(new URL('.', import.meta.url));
  cpSync(join(source, 'run-child.mjs'), join(launch, 'run-child.mjs'));
  writeFileSync(join(launch, 'run.mjs'), program);
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(source, '..', '..', 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a shell's command in the folder until the program has started.
 * @param {string} command
 */
async function start(command) {
  const shell = spawn('/bin/sh', ['-c', command], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  shell.stdout.on('data', (chunk) => (output += chunk));
  const ended = once(shell, 'exit');
  const closed = once(shell.stdout, 'close');
  while (!/^started \d+$/m.test(output)) await sleep(20);
  return {
    shell,
    program: Number(/^started (\d+)$/m.exec(output)?.[1]),
    output: () => output,
    ended,
    closed,
  };
}

it('ends with the product, and with its exit code, after a signal to npm alone', async () => {
  const { shell, output, ended } = await start('exec npm start');
  shell.kill('SIGTERM');
  expect(await ended).toEqual([7, null]);
  expect(output()).toContain('stopped');
});

it('goes on when the shell that began it in the background ends', async () => {
  const { shell, program, output, ended, closed } = await start('npm start & read _');
  shell.stdin.end();
  await ended;
  await sleep(1_500);
  expect(output()).not.toContain('stopped');
  process.kill(program, 'SIGTERM');
  await closed;
  expect(output()).toContain('stopped');
});
