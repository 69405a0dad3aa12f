import { sitePages } from '@chauffeur/contracts/site-pages';
import { expect, it } from '@jest/globals';
import { pageModules } from './page-modules';

it('specs can open every page of the site, and the page for unknown addresses', () => {
  const paths = pageModules.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Object.values<string>(sitePages), '*'].toSorted());
});
