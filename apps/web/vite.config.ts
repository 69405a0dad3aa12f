import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { unusedI18nextCode } from '../../infra/build-steps/unused-i18next-code.ts';
import { withoutCode } from '../../infra/build-steps/without-code.ts';
import { checkSharedChunks, sharedChunkGroups } from './build-steps/bundle-shared-chunks.ts';
import { missingPageFiles } from './build-steps/missing-page-files.ts';
import { productionRouter } from './build-steps/production-router.ts';
import { unusedRouterCode } from './build-steps/unused-router-code.ts';
import { unusedStyleCode } from './build-steps/unused-style-code.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    withoutCode([...unusedRouterCode, ...unusedStyleCode, ...unusedI18nextCode]),
    missingPageFiles(),
    reactRouter(),
    checkSharedChunks(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Only emotion's withTheme uses it, which no page does. A bundler can't know that importing it has no effect.
          treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
          output: { codeSplitting: { groups: sharedChunkGroups } },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/page-renderer.ts' } } },
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
  ssr: {
    // The build bundles its own production React; in development, emotion must not be loaded twice.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//],
  },
  // Only for development: packages discovered while a page loads would reload it.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{features,layout}/**/*.tsx', '!**/*.spec.tsx'],
  },
  build: {
    target: 'es2022',
    // Fonts and images are not inlined, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // Writes the licences of bundled packages to .vite/license.md, for the image.
    license: true,
  },
}));
