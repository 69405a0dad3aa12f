import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { loadsPages, withoutReload } from '../../build-steps/missing-page-files';
import { reloadAfterDeploy } from './reload-after-deploy';

const reload = jest.fn();
const head = jest.fn<() => Promise<{ ok: boolean }>>();
const { fetch } = globalThis;

beforeAll(() => {
  globalThis.fetch = head as never;
  reloadAfterDeploy(reload);
});
afterAll(() => {
  globalThis.fetch = fetch;
});
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '';
  head.mockResolvedValue({ ok: true });
});

/** Simulates a request for a file that no longer exists. */
async function missFile(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

it('reloads once, and not again if the file is still missing', async () => {
  await missFile();
  expect(reload).toHaveBeenCalledTimes(1);
  await missFile();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page whose server cannot be reached', async () => {
  head.mockRejectedValue(new TypeError('Failed to fetch'));
  await missFile();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload a page on which something was typed', async () => {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const field = document.querySelector('textarea');
  if (field) field.value = 'Two suitcases';
  await missFile();
  expect(reload).not.toHaveBeenCalled();
});

/** Returns the code of one of React Router's functions as the site is built with it. */
function built(name: string): string | undefined {
  const folder = path.join(path.dirname(require.resolve('react-router')), '../production');
  const modules = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const codes = modules.map((file) => readFileSync(path.join(folder, file), 'utf8')).filter(loadsPages);
  expect(codes).toHaveLength(1);
  const code = withoutReload(codes.join(''), folder);
  return new RegExp(String.raw`async function ${name}\([\s\S]*?\n}`).exec(code)?.[0];
}

it("is not bypassed by React Router's own reload if the page of a hovered link cannot be prefetched", () => {
  const prefetching = built('getKeyedPrefetchLinks');
  expect(prefetching).toContain("new Event('vite:preloadError')");
  // This function reloads.
  expect(prefetching).not.toContain('loadRouteModule');
});

it('loads the page that is opened, not the one before it, if its file is missing', async () => {
  const code = built('loadRouteModule')
    ?.replace(/await import\([\s\S]*?\n {4}\)/, 'await missing()')
    .replace('import.meta.hot', 'false');
  const location = { pathname: '/booking/success', search: '', hash: '' };
  const loaded = await new Promise((assign) => {
    runInNewContext(`${code}; void loadRouteModule({ id: 'success' }, {})`, {
      console: { error: () => undefined },
      missing: () => Promise.reject(new Error('404')),
      window: {
        __reactRouterDataRouter: { state: { navigation: { location } } },
        location: { assign, reload: () => assign('the page before') },
      },
    });
  });
  expect(loaded).toBe('/booking/success');
});
