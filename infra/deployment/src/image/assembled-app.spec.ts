import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { imageNames, root } from '../repository.fixture.js';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Runs the Dockerfile's two scripts for an app. Returns the folder, which has no installed packages. */
function assemble(app: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chauffeur-image-'));
  folders.push(folder);
  for (const script of ['prune.mjs', 'assemble.mjs']) {
    execFileSync(process.execPath, [join(root, 'infra/docker', script), app, folder]);
  }
  return folder;
}

interface Manifest {
  workspaces: string[];
  dependencies?: Record<string, string>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the packages that a folder's programs import. */
function importedPackages(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(
      /(?:^(?:import|export) [^'"\n]*from |^import |\bimport\()['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^'"]*)?['"]/gm,
    ),
  ]);
  return new Set(found.map(([, name = '']) => name));
}

describe.each([...imageNames(), 'provision', 'standalone'])('the image of %s', (app) => {
  it('holds its program and every package that its files import, and no tests', () => {
    const folder = assemble(app);
    const { workspaces } = manifestOf(folder);
    expect(existsSync(join(folder, workspaces[0] ?? '', 'dist/main.js'))).toBe(true);
    for (const workspace of workspaces) {
      const { dependencies = {} } = manifestOf(join(folder, workspace));
      const imported = [...importedPackages(join(folder, workspace, 'dist'))];
      const available = [...Object.keys(dependencies), ...builtinModules];
      const missing = imported.filter((name) => !available.includes(name));
      expect([workspace, missing]).toEqual([workspace, []]);
    }
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(spec|fixture)\.|\/testing(-programs)?\//.test(file))).toEqual([]);
    expect(files).toContain('LICENSE');
  });
});

describe('an image with pages', () => {
  it.each([
    ['web', ['apps/web/build/client', 'apps/web/build/server']],
    ['gateway', ['apps/admin/dist', 'apps/driver/dist']],
  ])('of %s holds the notices of the packages that are bundled into them', (app, bundles) => {
    const folder = assemble(app);
    for (const bundle of bundles) {
      expect(readFileSync(join(folder, bundle, '.vite/license.md'), 'utf8')).toMatch(
        /^## react - .*\n\nMIT License\n\nCopyright \(c\) Meta/m,
      );
    }
  });
});

describe('a program in its image', () => {
  it('is a bundle that names each variable that is missing, ends, and names its sources in stack traces', () => {
    const folder = assemble('identity');
    // Packages are linked from this installation, the product's own libraries from the assembled copies.
    const packages = join(folder, 'node_modules');
    mkdirSync(join(packages, '@chauffeur'), { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@chauffeur') symlinkSync(join(root, 'node_modules', name), join(packages, name));
    }
    for (const workspace of manifestOf(folder).workspaces) {
      const name = workspace.split('/').at(-1) ?? '';
      symlinkSync(join(folder, workspace), join(packages, '@chauffeur', name));
      const nested = join(root, workspace, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(folder, workspace, 'node_modules'));
    }
    const program = join(folder, 'apps/identity/dist/main.js');
    expect(readFileSync(program, 'utf8')).not.toContain('@chauffeur/');
    const showEnd =
      'const { exit } = process; process.exit = (code) => (console.log(Error().stack), exit(code))';
    const args = ['--enable-source-maps', `--import=data:text/javascript,${encodeURIComponent(showEnd)}`];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, program], {
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const name of ['INTERNAL_TOKEN', 'DATABASE_URL', 'JWT_SECRET']) {
      expect(stdout + stderr).toContain(`${name} is missing`);
    }
    expect(stdout).toMatch(/\/service-kit\/src\/application\/run-service\.ts:\d+/);
  });
});
