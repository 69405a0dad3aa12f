import type { Plugin } from 'vite';

/** How React Router's production build loads the module of a page that is prefetched. */
const loading = 'let mod = await loadRouteModule(route, routeModules);';
/** Reports a failure as Vite does of its own imports, to `app/start/reload-after-deploy.ts`. */
const reporting = `let mod = routeModules[route.id] ?? await import(/* @vite-ignore */ route.module).catch(() => {
          window.dispatchEvent(new Event('vite:preloadError'));
          return {};
        });`;

/**
 * Lets the site decide what happens where a page can't be prefetched: React Router would reload the page that is shown,
 * because a link was pointed at, offline and with typed text too.
 */
export function prefetchWithoutReload(): Plugin {
  return {
    name: 'prefetch-without-reload',
    apply: 'build',
    transform(code, id) {
      if (prefetches(code)) return { code: withoutReload(code, id), map: null };
    },
  };
}

/** Whether a module is the one of React Router that prefetches pages. */
export function prefetches(code: string): boolean {
  return code.includes('async function getKeyedPrefetchLinks(');
}

/** Throws where the module is not written as it was. */
export function withoutReload(code: string, id: string): string {
  if (!code.includes(loading)) throw new Error(`${id} no longer contains: ${loading}`);
  return code.replace(loading, reporting);
}
