import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checkScriptBudget } from './check-script-budget.ts';
import { pageScripts } from './page-scripts.ts';

describe('the scripts of a page', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-scripts-'));
    mkdirSync(join(folder, 'assets'));
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  const asset = (name: string) => join(folder, 'assets', name);

  it('are the manifest, the entry, and its routes with their imports, each once', () => {
    const route = (name: string, parentId?: string) => ({
      module: `/assets/${name}.js`,
      imports: ['/assets/shared.js'],
      parentId,
    });
    const routes = { root: route('root'), home: route('home', 'root'), other: route('other', 'root') };
    const manifest = { url: '/assets/manifest-1.js', entry: route('entry'), routes };
    writeFileSync(asset('manifest-1.js'), `window.__manifest=${JSON.stringify(manifest)};`);

    expect(pageScripts(folder).get('home')?.toSorted()).toEqual(
      ['entry.js', 'home.js', 'manifest-1.js', 'root.js', 'shared.js'].map(asset),
    );
  });

  it('count as they are sent, and fail the build above their budget', () => {
    writeFileSync(asset('large.js'), 'x'.repeat(5_000));
    writeFileSync(asset('large.js.br'), 'x'.repeat(900));
    writeFileSync(asset('small.js'), 'x'.repeat(100));
    const scripts = ['large.js', 'small.js'].map(asset);

    checkScriptBudget('home', scripts, 1_000);
    expect(() => checkScriptBudget('home', scripts, 999)).toThrow(
      'home: 1.0 kB of script, of at most 0.999 kB',
    );
  });
});
