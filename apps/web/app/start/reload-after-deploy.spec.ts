import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
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

/** A file that the page requests no longer exists. */
async function missFile(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

it('reloads, and not again when that did not help', async () => {
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
