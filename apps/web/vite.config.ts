import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * What every page loads, in two files instead of dozens: they compress better together, and the framework stays in
 * browsers' caches when the site's own frame changes.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@emotion|stylis|i18next|react-i18next|@mui[\\/](system|styled-engine|private-theming|material[\\/]styles))[\\/]/,
  },
  { name: 'site', test: /[\\/]app[\\/](surfaces|theme|i18n|text|buttons|prices)[\\/]/ },
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
