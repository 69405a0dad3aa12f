const cacheName = 'driver-shell';
const pagePath = '/drive';
const assetsPath = '/drive/assets/';
/** Milliseconds: with a worse network than that the stored page opens. */
const timeoutMs = 4_000;

/** Stores the page and the files that it names, and removes those of an earlier version; rejects where that fails. */
export async function storeShell(): Promise<void> {
  const response = await fetch(pagePath, { cache: 'no-cache' });
  // The browser installs the worker later again.
  if (!response.ok) throw new Error(`${pagePath}: ${response.status}`);
  await removeOthers(await storePage(response));
}

/** The response to a request for the page or one of its files; undefined for any other, which the browser sends itself. */
export function respondFromShell(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate' && (pathname === pagePath || pathname === `${pagePath}/`)) return page();
  return pathname.startsWith(assetsPath) ? asset(request) : undefined;
}

/** The newest page where the network has it and its files in time, else the stored one. */
async function page(): Promise<Response> {
  const stored = await caches.match(pagePath);
  if (!stored) {
    const response = await fetch(pagePath);
    // The browser may have removed what was stored at the installation.
    if (response.ok) void storePage(response.clone()).catch(() => undefined);
    return response;
  }
  try {
    const response = await withTimeout(fetch(pagePath, { cache: 'no-cache' }));
    if (!response.ok) return stored;
    const named = await withTimeout(storePage(response.clone()));
    // Not where that came too late: the stored page, which opens then, has yet to ask for its own.
    void removeOthers(named).catch(() => undefined);
    return response;
  } catch {
    return stored;
  }
}

/** Names of files change with their content, so a stored one is right. */
async function asset(request: Request): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

/** Resolves with the paths of the page's files. */
async function storePage(response: Response): Promise<readonly string[]> {
  const html = await response.clone().text();
  const named = [...html.matchAll(/"(\/drive\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const cache = await caches.open(cacheName);
  await Promise.all(
    named.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path);
    }),
  );
  // The page last: it is of no use without its files.
  await cache.put(pagePath, response);
  return named;
}

/** Fonts stay: styles name them, not the page, and they seldom change. */
async function removeOthers(named: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const isOld = ({ url }: Request) => {
    const { pathname } = new URL(url);
    return pathname !== pagePath && !named.includes(pathname) && !pathname.endsWith('.woff2');
  };
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('timeout')), timeoutMs);
    work.then(resolve, reject);
  });
}
