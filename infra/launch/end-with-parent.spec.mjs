import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

/** A program that ends with its parent, as the product does. */
const program = `
  import { endWithParent } from './run-child.mjs';
  endWithParent();
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setInterval(() => undefined, 1_000);
  console.log('started ' + process.pid);`;

it('goes on when the shell that began npm in the background ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chauffeur-npm-start-'));
  let pid;
  let shell;
  try {
    cpSync(fileURLToPath(new URL('run-child.mjs', import.meta.url)), join(folder, 'run-child.mjs'));
    writeFileSync(join(folder, 'program.mjs'), program);
    // Some shells, such as bash, replace themselves by a single command, as here: the program's parent is then npm.
    writeFileSync(join(folder, 'package.json'), '{"scripts": {"start": "exec node program.mjs"}}');
    shell = spawn('/bin/sh', ['-c', 'npm start & read _'], {
      cwd: folder,
      // A group of its own, which the test ends whatever fails.
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.on('data', (chunk) => (output += chunk));
    const ended = once(shell, 'exit');
    const closed = once(shell.stdout, 'close');
    while (pid === undefined && shell.stdout.readable) {
      await sleep(20);
      pid = /^started (\d+)$/m.exec(output)?.[1];
    }
    shell.stdin.end();
    await ended;
    await sleep(1_500);
    expect(output).toMatch(/^started \d+$/m);
    expect(output).not.toContain('stopped');
    process.kill(Number(pid), 'SIGTERM');
    await closed;
    expect(output).toContain('stopped');
  } finally {
    try {
      if (shell?.pid) process.kill(-shell.pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
    rmSync(folder, { recursive: true, force: true });
  }
});
