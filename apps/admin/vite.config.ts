import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../infra/build-steps/precompress.ts';

/** The running product that API and images come from. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    {
      name: 'precompress',
      apply: 'build',
      closeBundle: () => precompress(path.join(import.meta.dirname, 'dist')),
    },
  ],
  build: {
    target: 'es2022',
    // Fonts and images stay separate files, so that they can be cached.
    assetsInlineLimit: 0,
    // .vite/license.md: the notices of what is bundled, for the image.
    license: true,
    // The libraries are fetched once and cached.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // zod and its setting (src/zod-without-eval.ts) together: the setting must run before any schema is made.
            { name: 'zod', test: /[\\/]zod[\\/-]/, priority: 2 },
            // Large, and needed by email templates alone.
            {
              name: 'code-editor',
              test: /[\\/]node_modules[\\/](@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/,
              priority: 2,
            },
            // Changes seldom, so it stays in browsers' caches when the back office changes. The dashboard's charts stay a file
            // of their own: no other screen needs them.
            {
              name: 'libraries',
              test: /[\\/]node_modules[\\/](?!@mui[\\/]x-|@base-ui[\\/]|d3-|bezier-easing|flatqueue|reselect)/,
              priority: 1,
            },
            // What several screens use: one file, where each of them would fetch twenty small ones.
            { name: 'shared', test: /[\\/](apps[\\/]admin[\\/]src|libs)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` serves the back office with hot reload. The gateway accepts writes from its own origin alone.
    proxy: Object.fromEntries(
      ['/api', '/media', '/og-default.jpg'].map((path) => [
        path,
        { target: gatewayUrl, changeOrigin: true, headers: { origin: gatewayUrl } },
      ]),
    ),
  },
});
