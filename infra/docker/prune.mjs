import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requiredWorkspaces } from './required-workspaces.mjs';

// node infra/docker/prune.mjs APP FOLDER: writes what npm needs to install only the packages that the app needs at run
// time, in the versions of the lock file. `npm ci --omit=dev -w APP` would also install packages of test workspaces.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('usage: node infra/docker/prune.mjs APP FOLDER');

const folder = resolve(target);
const workspaces = requiredWorkspaces(root, app);
const { name, version, type, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ofBuilds = Object.entries(overrides ?? {}).filter(([, to]) => !JSON.stringify(to).includes('$'));

mkdirSync(folder, { recursive: true });
write('package.json', {
  name,
  version,
  private: true,
  type,
  workspaces: workspaces.map((workspace) => workspace.folder),
  overrides: Object.fromEntries(ofBuilds),
});
for (const workspace of workspaces) {
  const { devDependencies: _ofTests, ...manifest } = workspace.manifest;
  write(join(workspace.folder, 'package.json'), manifest);
}
for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file));

function write(path, content) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
