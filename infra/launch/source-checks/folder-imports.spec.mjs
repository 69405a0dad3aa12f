import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { importsOf, sourceFiles } from './source-imports.fixture.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['apps', 'libs']
  .flatMap((parent) => readdirSync(root + parent).map((name) => `${parent}/${name}`))
  .flatMap((project) => [`${project}/src`, `${project}/app`])
  .filter((folder) => existsSync(root + folder));

/** Specs and fixtures may import from any folder. */
const isOfSpecs = /\.(spec|fixture)\.tsx?$|^(testing|[a-z-]+-under-test)\//;

/**
 * Returns the first folder of a path, or the file if it is not in a folder.
 * @param {string} path
 */
function folderOf(path) {
  const [first = '', second] = path.split('/');
  return second === undefined ? first.replace(/\.[jt]sx?$/, '') : `${first}/`;
}

/**
 * Returns imports between folders that import each other, directly or indirectly: `text/b.ts imports i18n/a`.
 * @param {import('./source-imports.fixture.mjs').SourceFile[]} files
 */
function importsInCircles(files) {
  let left = files
    .filter(({ path }) => !isOfSpecs.test(path))
    .flatMap((file) =>
      importsOf(file).map((target) => ({
        from: folderOf(file.path),
        to: folderOf(target),
        words: `${file.path} imports ${target}`,
      })),
    )
    .filter(({ from, to }) => from !== to);
  // Repeatedly removes folders that import none of the others, or that none imports; the rest form cycles.
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  return left.map(({ words }) => words);
}

describe('folders import one way', () => {
  it.each(sources)('in %s', (folder) => {
    expect(importsInCircles(sourceFiles(folder))).toEqual([]);
  });

  it('and the check finds a cycle, with its imports', () => {
    const files = [
      { path: 'app.tsx', text: "import { a } from './layout/frame';" },
      { path: 'layout/frame.tsx', text: "import { a } from '../text/a';\nimport { b } from './b';" },
      { path: 'text/a.ts', text: "import { b } from '../i18n/b.js';" },
      { path: 'i18n/b.ts', text: "import { c } from '../dates';" },
      { path: 'dates.ts', text: "import { c } from './text/c';\nimport { d } from './money/d';" },
      { path: 'i18n/b.spec.ts', text: "import { a } from '../layout/frame';" },
    ];
    expect(importsInCircles(files)).toEqual([
      'text/a.ts imports i18n/b.js',
      'i18n/b.ts imports dates',
      'dates.ts imports text/c',
    ]);
  });
});
