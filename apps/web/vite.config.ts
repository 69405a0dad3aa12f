import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { withoutDefaultThemes } from './build-steps/without-default-themes.ts';

/** Folders and files of `app/` that every page needs, or nearly every one. */
const onEveryPage = [
  'buttons/',
  'csp-nonce',
  'features/contact/(contact-links|use-company)',
  'features/errors/',
  'features/seo/seo-tags',
  'i18n/',
  'layout/(?!mobile-menu|site-layout)',
  'pictures/',
  'prices/',
  'start/',
  'surfaces/',
  'text/',
  'theme/',
];

const packages = (names: string) =>
  new RegExp(String.raw`/node_modules/(${names})/`.replaceAll('/', String.raw`[\\/]`));

/**
 * What every page loads, in a few files instead of dozens: they compress better together, and packages stay in browsers'
 * caches when the site's own frame changes. None is so large that running it would hold up a phone; the start script of
 * `app/start` knows them by their names and runs them in this order.
 */
const groups = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  { name: 'framework', test: packages('react-router|react-router-dom|i18next|react-i18next') },
  {
    name: 'styles',
    test: packages('@emotion|stylis|@mui/(system|styled-engine|private-theming|utils|material/styles)'),
  },
  { name: 'frame', test: new RegExp(`/app/(${onEveryPage.join('|')})`.replaceAll('/', String.raw`[\\/]`)) },
];

export default defineConfig(({ command }) => ({
  plugins: [withoutDefaultThemes(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './app/page-renderer.ts' } } },
  },
  ssr: {
    // The build carries its own React in production mode; development must not load two copies of emotion.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//],
  },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
  },
}));
