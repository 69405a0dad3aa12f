import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

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

/**
 * What every page loads, in two files instead of dozens: they compress better together, and the framework stays in
 * browsers' caches when the site's own frame changes. The start script of `app/start` knows them by their names.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@emotion|stylis|i18next|react-i18next|@mui[\\/](system|styled-engine|private-theming|material[\\/]styles))[\\/]/,
  },
  { name: 'site', test: new RegExp(`/app/(${onEveryPage.join('|')})`.replaceAll('/', String.raw`[\\/]`)) },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
