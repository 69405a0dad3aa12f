import { cpSync, existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requiredWorkspaces } from './required-workspaces.mjs';

// node infra/docker/assemble.mjs APP FOLDER: copies the built files of the app and of its libraries next to the
// packages that were installed there after prune.mjs. Programs of services are bundles.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('usage: node infra/docker/assemble.mjs APP FOLDER');

/** What apps read in addition to their own `dist`. */
const READ_BESIDES = new Map([
  ['catalogue', ['apps/catalogue/demo-content']],
  ['gateway', ['apps/admin/dist', 'apps/driver/dist']],
  ['mailbox', ['apps/mailbox/page']],
  ['standalone', ['infra/small-server', 'infra/docker/env-file.mjs']],
  ['web', ['apps/web/build']],
]);

/** Build output that a running process does not need. */
const LEFT_OUT = /\.(spec|fixture)\.(js|d\.ts)(\.map)?$|\.d\.ts(\.map)?$|\.tsbuildinfo$/;

const folders = requiredWorkspaces(root, app).map(({ folder }) => folder);
const built = folders.map((folder) => `${folder}/dist`);
const readBesides = folders.flatMap((folder) => READ_BESIDES.get(basename(folder)) ?? []);
for (const path of [...built, ...readBesides]) {
  if (!existsSync(join(root, path))) throw new Error(`${path} is missing; build first.`);
  cpSync(join(root, path), join(resolve(target), path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source) && basename(source) !== 'testing',
  });
}
// Bundles replace their entry modules at the same depth, so that they find their files.
const bundle = join(root, 'apps', app, 'bundle');
if (existsSync(bundle)) cpSync(bundle, join(resolve(target), 'apps', app, 'dist'), { recursive: true });
for (const path of ['infra/docker/health-check.mjs', 'LICENSE']) {
  cpSync(join(root, path), join(resolve(target), basename(path)));
}
