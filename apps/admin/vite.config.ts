import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkScriptBudget } from '../../infra/build-steps/check-script-budget.ts';
import { precompress } from '../../infra/build-steps/precompress.ts';

/** The running product, which provides API and images. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';

/** Max compressed bytes of the scripts that the sign-in and every screen load: the present size plus 3 % for additions. */
const scriptBudget = 300_000;

/** What screens with bookings share: messages and phone numbers, the fields of a ride, its state. */
const rides =
  /libphonenumber-js|libs[\\/]phone[\\/]|phone-link|admin[\\/]src[\\/](ride-messages|ride-progress|booking-[a-z]+|dispatch-display|features[\\/](bookings|dispatch))[\\/]/;

/** What screens with photos share. */
const photos = /[\\/](@dnd-kit|admin[\\/]src[\\/](images|offers))[\\/]/;

/** The last step of the build: compresses its files, and fails if the scripts that the page names exceed their budget. */
async function closeBundle(): Promise<void> {
  const folder = path.join(import.meta.dirname, 'dist');
  await precompress(folder);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/"\/admin\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  checkScriptBudget(
    'back office',
    scripts.map((script) => path.join(folder, script)),
    scriptBudget,
  );
}

export default defineConfig({
  base: '/admin/',
  plugins: [react(), { name: 'compress', apply: 'build', closeBundle }],
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
            { name: 'zod', test: /[\\/]zod[\\/-]/, priority: 3 },
            // Large, and needed only by email templates.
            {
              name: 'code-editor',
              test: /[\\/]node_modules[\\/](@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/,
              priority: 3,
            },
            // What the sign-in needs. Libraries change seldom, so they stay in browsers' caches when the back office changes.
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'shared', test: /./, tags: ['$initial'], priority: 2 },
            // What several screens use is in three files; otherwise each screen would fetch twenty small ones.
            {
              name: 'screens',
              test: (id) => !rides.test(id) && !photos.test(id),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'rides', test: rides, minShareCount: 2 },
            { name: 'photos', test: photos, minShareCount: 2 },
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
