import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '../../infra/build-steps/precompress.ts';
import { checkPageScripts } from './build-steps/check-page-scripts.ts';

export default {
  ssr: true,
  // There are few routes: listing all of them in the page saves the requests that discover them.
  // The build leaves out what would discover them (`build-steps/unused-router-code.ts`).
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    await precompress(folder);
    checkPageScripts(folder);
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
