import { describe, expect, it } from '@jest/globals';
import { importsOf, sourceFiles } from './source-imports.fixture.mjs';

/**
 * Applications, with the folders that may import features, as files at the root may.
 * @type {[folder: string, composing: string[]][]}
 */
const APPLICATIONS = [
  ['apps/web/app', ['site-under-test']],
  ['apps/admin/src', []],
];

/**
 * Returns the feature of a path: `home` for `features/home/hero.tsx`.
 * @param {string} path
 */
function featureOf(path) {
  const [folder, feature] = path.split('/');
  return folder === 'features' ? feature : undefined;
}

/**
 * Returns imports into a feature from outside of it: `layout/footer.tsx imports features/contact/links`.
 * @param {import('./source-imports.fixture.mjs').SourceFile[]} files
 * @param {string[]} composing
 */
function forbiddenImports(files, composing) {
  return files.flatMap((file) => {
    const { path } = file;
    const isComposing = !path.includes('/') || composing.includes(path.split('/')[0] ?? '');
    if (isComposing) return [];
    return importsOf(file)
      .filter((target) => featureOf(target) !== undefined && featureOf(target) !== featureOf(path))
      .map((target) => `${path} imports ${target}`);
  });
}

describe('features import shared folders and themselves', () => {
  it.each(APPLICATIONS)('in %s', (folder, composing) => {
    const files = sourceFiles(folder);
    expect(files.some(({ path }) => path.startsWith('features/'))).toBe(true);
    expect(forbiddenImports(files, composing)).toEqual([]);
  });

  it('and the check finds a forbidden import', () => {
    const files = [
      { path: 'features/tours/page.tsx', text: "import { a } from '../seo/a';\nconst b = import('./b');" },
      { path: 'features/tours/card/card.tsx', text: "import { a } from '../../../text/a';" },
      { path: 'features/tours/card/price/price.tsx', text: "import { a } from '../../../fleet/a';" },
      { path: 'features/tours/card/price/price.spec.tsx', text: "import '../../card.fixture';" },
      { path: 'layout/footer.tsx', text: "import { a } from '../features/contact/a';" },
      { path: 'site-under-test/visit.tsx', text: "import { a } from '../features/contact/a';" },
      { path: 'routes.ts', text: "import { a } from './features/contact/a';" },
    ];
    expect(forbiddenImports(files, ['site-under-test'])).toEqual([
      'features/tours/page.tsx imports features/seo/a',
      'features/tours/card/price/price.tsx imports features/fleet/a',
      'layout/footer.tsx imports features/contact/a',
    ]);
  });
});
