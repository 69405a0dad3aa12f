import type { Plugin } from 'vite';

/** What React Router's production build does, and what it does on this site in its place. */
const replacements = [
  {
    // Where a page is prefetched whose link was pointed at.
    of: 'let mod = await loadRouteModule(route, routeModules);',
    by: `let mod = routeModules[route.id] ?? await import(/* @vite-ignore */ route.module).catch(() => {
          window.dispatchEvent(new Event('vite:preloadError'));
          return {};
        });`,
  },
  {
    // Where a page is opened.
    of: 'window.location.reload();\n    return new Promise(',
    by: `const to = window.__reactRouterDataRouter?.state.navigation.location;
    if (to) window.location.assign(to.pathname + to.search + to.hash);
    else window.location.reload();
    return new Promise(`,
  },
] as const;

/**
 * Lets the site decide what happens where the file of a page can't be had, after a deploy or on a bad connection. React Router
 * would reload the page that is shown: because a link was pointed at, with typed text too; and instead of the page that is
 * opened, which may confirm a booking whose draft is gone. A failed prefetch is reported as Vite does of its own imports, to
 * `app/start/reload-after-deploy.ts`; a page that is opened is loaded in whole.
 */
export function missingPageFiles(): Plugin {
  return {
    name: 'missing-page-files',
    apply: 'build',
    transform(code, id) {
      if (loadsPages(code)) return { code: withoutReload(code, id), map: null };
    },
  };
}

/** Whether a module is the one of React Router that loads pages. */
export function loadsPages(code: string): boolean {
  return code.includes('async function getKeyedPrefetchLinks(');
}

/** Throws where the module is not written as it was. */
export function withoutReload(code: string, id: string): string {
  for (const { of } of replacements) {
    if (!code.includes(of)) throw new Error(`${id} no longer contains: ${of}`);
  }
  return replacements.reduce((changed, { of, by }) => changed.replace(of, by), code);
}
