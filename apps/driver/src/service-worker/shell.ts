const cacheName = 'driver-shell';
const pagePath = '/drive';
const assetsPath = '/drive/assets/';
/** Milliseconds; on a slower network the stored page opens. */
const timeoutMs = 4_000;

/** Stores the page and the files it refers to, and removes those of earlier versions. Rejects if that fails. */
export async function storeShell(): Promise<void> {
  const response = await fetch(pagePath, { cache: 'no-cache' });
  // The browser installs the worker again later.
  if (!response.ok) throw new Error(`${pagePath}: ${response.status}`);
  await removeOthers(await storePage(response));
}

/** Responds to requests for the page or its files; returns undefined for others, which the browser sends itself. */
export function respondFromShell(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return undefined;
  if (request.mode === 'navigate' && (pathname === pagePath || pathname === `${pagePath}/`)) return page();
  return pathname.startsWith(assetsPath) ? asset(request) : undefined;
}

/** Returns the newest page if it and its files arrive in time, else the stored one. */
async function page(): Promise<Response> {
  const stored = await caches.match(pagePath);
  if (!stored) {
    const response = await fetch(pagePath);
    // The browser may have evicted the stored page.
    if (response.ok) void storePage(response.clone()).catch(() => undefined);
    return response;
  }
  try {
    const response = await withTimeout(fetch(pagePath, { cache: 'no-cache' }));
    if (!response.ok) return stored;
    const named = await withTimeout(storePage(response.clone()));
    // Not if the response came too late: the stored page is opening and still needs its own files.
    void removeOthers(named).catch(() => undefined);
    return response;
  } catch {
    return stored;
  }
}

/** File names change with their content, so a stored file is never stale. */
async function asset(request: Request): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  const cache = await caches.open(cacheName);
  // On a full phone the file is used all the same.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

/** Stores the page; resolves with the paths of its files. */
async function storePage(response: Response): Promise<readonly string[]> {
  const html = await response.clone().text();
  const named = [...html.matchAll(/"(\/drive\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const cache = await caches.open(cacheName);
  await Promise.all(
    named.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path);
    }),
  );
  // The page comes last: it is useless without its files.
  await cache.put(pagePath, response);
  return named;
}

/** Fonts stay: they are referenced by styles, not by the page, and rarely change. */
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
