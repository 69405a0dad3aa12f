import type { UnusedCode } from '../../../infra/build-steps/without-code.ts';

/** The module that has most of React Router's production build. */
const router = /\/react-router\/dist\/production\/chunk-Q34X6AWR\.mjs$/;

/**
 * Functions of React Router that run only for what the site does not have. The lint rules forbid its forms and fetchers; the rest
 * depends on `react-router.config.ts` and the entries.
 */
const unusedFunctions = [
  // Its forms and fetchers: the site's forms send their own requests.
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'setFetcherError',
  'handleAction',
  'singleFetchActionStrategy',
  'singleFetchLoaderFetcherStrategy',
  // Sites without a server.
  'nonSsrStrategy',
  // Routes that are discovered later: the page lists all (`routeDiscovery` in react-router.config.ts).
  'useFogOFWarDiscovery',
  'getPatchRoutesOnNavigationFunction',
  'discoverRoutes',
  // Server components.
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  // Measuring of loaders and navigations.
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
];

/** Matches a function's declaration, to the brace that is indented as it is. */
const declaration = (name: string) => new RegExp(String.raw`^( *)(async )?function ${name}\(.*?^\1\}$`, 'ms');

/**
 * What makes the router's script 5 kB smaller, compressed. Bundlers drop its components that no page uses, such as
 * NavLink, once it is declared that creating one has no effect; what is used stays.
 */
export const unusedRouterCode: readonly UnusedCode[] = [
  { module: router, code: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
  {
    module: router,
    code: /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm,
    replacement: '/* @__PURE__ */ ',
  },
  ...unusedFunctions.map((name) => ({
    module: router,
    code: declaration(name),
    replacement: `function ${name}() {}`,
  })),
];
