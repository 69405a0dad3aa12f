import { sitePages } from '@chauffeur/contracts/site-pages';
import { expect, it } from '@jest/globals';
import { pageModules } from './page-modules';

it('specs open the pages that the site has, and that of what is not found', () => {
  const paths = pageModules.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.values<string>(sitePages), '*'].toSorted());
});
