import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkScriptBudget } from '../../infra/build-steps/check-script-budget.ts';
import { precompress } from '../../infra/build-steps/precompress.ts';
import { emotionStatics, textLoading, withoutCode } from '../../infra/build-steps/without-code.ts';

/** The running product, which provides API and images. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';

/** Max compressed bytes of the scripts that every screen loads: the present size plus 3 % for additions. */
const scriptBudget = 400_000;

/** The last step of the build: compresses its files, and fails if the scripts that the page names exceed their budget. */
async function closeBundle(): Promise<void> {
  const folder = path.join(import.meta.dirname, 'dist');
  await precompress(folder);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/"\/admin\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  checkScriptBudget(folder, scripts, scriptBudget);
}

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    withoutCode([emotionStatics, textLoading]),
    { name: 'compress', apply: 'build', closeBundle },
  ],
  build: {
    target: 'es2022',
    // Fonts and images stay separate files, which browsers cache.
    assetsInlineLimit: 0,
    // Writes .vite/license.md, the notices of the bundled packages, for the image.
    license: true,
    // The libraries are fetched once and cached.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // zod and its setting (src/zod-without-eval.ts) together: the setting must run before any schema is made.
            { name: 'zod', test: /[\\/]zod[\\/-]/, priority: 2 },
            // Large, and needed only by email templates.
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
            // Code that several screens use is one file; otherwise each screen would fetch twenty small ones.
            { name: 'shared', test: /[\\/](apps[\\/]admin[\\/]src|libs)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` serves the back office with hot reload. The gateway accepts writes only from its own origin.
    proxy: Object.fromEntries(
      ['/api', '/media', '/og-default.jpg'].map((path) => [
        path,
        { target: gatewayUrl, changeOrigin: true, headers: { origin: gatewayUrl } },
      ]),
    ),
  },
});
