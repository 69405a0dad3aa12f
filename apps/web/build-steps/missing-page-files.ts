import type { Plugin } from 'vite';

/** Code of React Router's production build, and what replaces it. */
const replacements = [
  {
    // Prefetches a page when its link is hovered or focused.
    original: 'let mod = await loadRouteModule(route, routeModules);',
    replacement: `let mod = routeModules[route.id] ?? await import(/* @vite-ignore */ route.module).catch(() => {
          window.dispatchEvent(new Event('vite:preloadError'));
          return {};
        });`,
  },
  {
    // Opens a page.
    original: 'window.location.reload();\n    return new Promise(',
    replacement: `const to = window.__reactRouterDataRouter?.state.navigation.location;
    if (to) window.location.assign(to.pathname + to.search + to.hash);
    else window.location.reload();
    return new Promise(`,
  },
] as const;

/**
 * Changes what happens if a page's file can't be loaded, after a deploy or on a bad connection. React Router would
 * reload the current page: even if a link was only hovered, losing typed text, and instead of opening the next page,
 * which may confirm a booking whose draft is deleted. Here a failed prefetch is reported to
 * `app/start/reload-after-deploy.ts`, by the event that Vite dispatches for its own imports, and a page that is opened
 * is loaded with a full page load.
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

/** Returns whether this is React Router's module that loads pages. */
export function loadsPages(code: string): boolean {
  return code.includes('async function getKeyedPrefetchLinks(');
}

/** Replaces the reloads in the module's code. Throws if the code to replace is missing. */
export function withoutReload(code: string, id: string): string {
  for (const { original } of replacements) {
    if (!code.includes(original)) throw new Error(`${id} no longer contains: ${original}`);
  }
  return replacements.reduce(
    (changed, { original, replacement }) => changed.replace(original, replacement),
    code,
  );
}
