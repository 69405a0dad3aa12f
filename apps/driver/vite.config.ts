import { defineConfig } from 'vite';
import { unusedI18nextCode } from '../../infra/build-steps/unused-i18next-code.ts';
import { withoutCode } from '../../infra/build-steps/without-code.ts';
import { browsers } from './build-steps/browsers.ts';
import { colourVariables } from './src/theme/colours.ts';

/** The running product that serves the API and the site's icons. */
const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/drive/',
  plugins: [
    withoutCode(unusedI18nextCode),
    {
      // Inlined in the page rather than in its script, for the first paint.
      name: 'colours',
      transformIndexHtml: () => [{ tag: 'style', children: colourVariables(), injectTo: 'head' }],
    },
  ],
  build: {
    target: browsers,
    // Fonts stay separate files, so that they can be cached.
    assetsInlineLimit: 0,
    // .vite/license.md: the notices of what is bundled, for the image.
    license: true,
    modulePreload: false,
  },
  server: {
    // The gateway accepts writes only from its own origin.
    proxy: Object.fromEntries(
      ['/api', '/favicon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'].map((path) => [
        path,
        { target: gatewayUrl, changeOrigin: true, headers: { origin: gatewayUrl } },
      ]),
    ),
  },
});
