import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkSharedChunks, sharedChunkGroups } from './build-steps/bundle-shared-chunks.ts';
import { missingPageFiles } from './build-steps/missing-page-files.ts';
import { productionRouter } from './build-steps/production-router.ts';
import { withoutDefaultThemes } from './build-steps/without-default-themes.ts';

export default defineConfig(({ command }) => ({
  plugins: [withoutDefaultThemes(), missingPageFiles(), reactRouter(), checkSharedChunks()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunkGroups } } } } },
    ssr: { build: { rollupOptions: { input: './app/page-renderer.ts' } } },
  },
  resolve: { alias: command === 'build' ? productionRouter : [] },
  ssr: {
    // The build carries its own React in production mode; development must not load two copies of emotion.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//],
  },
  // Development only: packages that are found while a page loads would make it load again.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{features,layout}/**/*.tsx', '!**/*.spec.tsx'],
  },
  build: {
    target: 'es2022',
    // Fonts and images stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // .vite/license.md: the notices of what is bundled, for the image.
    license: true,
  },
}));
