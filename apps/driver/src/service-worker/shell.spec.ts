import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { respondFromShell, storeShell } from './shell';

/** A response as far as the shell looks at it. */
const file = (content: string) => {
  const response = { ok: true, text: () => Promise.resolve(content), clone: () => response };
  return response as unknown as Response;
};
const pageOf = (version: number) => `<script src="/drive/assets/${version}.js"></script>`;

const stored = new Map<string, Response>();
const cache = {
  match: (path: string) => Promise.resolve(stored.get(path)),
  put: async (path: string, response: Response) => void stored.set(path, response),
  add: async (path: string) => void stored.set(path, await fetch(path)),
  keys: () => Promise.resolve([...stored.keys()].map((path) => ({ url: `http://localhost${path}` }))),
  delete: ({ url }: { url: string }) => Promise.resolve(stored.delete(new URL(url).pathname)),
};

/** The responses of a server with another version; a test changes what its files are. */
const server = { page: file(''), script: (): Promise<Response> => Promise.resolve(file('2')) };
const before = { fetch: globalThis.fetch, caches: globalThis.caches };

beforeEach(() => {
  stored.clear();
  stored.set('/drive', file(pageOf(1)));
  stored.set('/drive/assets/1.js', file('1'));
  Object.assign(globalThis, {
    caches: { ...cache, open: () => Promise.resolve(cache) },
    fetch: (path: string) => (path === '/drive' ? Promise.resolve(server.page) : server.script()),
  });
  server.page = file(pageOf(2));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, before);
});

const request = { method: 'GET', mode: 'navigate', url: `${location.origin}/drive` } as Request;
const opened = async () => (await respondFromShell(request))?.text();
const isStored = (version: number) => stored.has(`/drive/assets/${version}.js`);

describe('the page after a release', () => {
  it('is the new one once its files are stored, and those of the old one go', async () => {
    server.script = () => Promise.resolve(file('2'));
    expect(await opened()).toBe(pageOf(2));
    expect(isStored(2)).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(isStored(1)).toBe(false);
  });

  it('is the stored one where the new files can not be read', async () => {
    server.script = () => Promise.reject(new Error('no network'));
    expect(await opened()).toBe(pageOf(1));
    expect(isStored(1)).toBe(true);
  });

  it('is the stored one where they come too late, and the new one the next time', async () => {
    let arrive: (response: Response) => void = () => undefined;
    server.script = () => new Promise((resolve) => (arrive = resolve));
    const opening = opened();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await opening).toBe(pageOf(1));
    arrive(file('2'));
    await jest.advanceTimersByTimeAsync(0);
    expect([isStored(1), isStored(2)]).toEqual([true, true]);
    expect(await opened()).toBe(pageOf(2));
    await jest.advanceTimersByTimeAsync(0);
    expect(isStored(1)).toBe(false);
  });
});

it('gets a file that the phone has no room to store', async () => {
  server.script = () => Promise.resolve(file('2'));
  const put = jest.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const font = { method: 'GET', url: `${location.origin}/drive/assets/font.woff2` } as Request;
  expect(await (await respondFromShell(font))?.text()).toBe('2');
  expect(put).toHaveBeenCalled();
  put.mockRestore();
});

describe('the page where nothing is stored yet', () => {
  beforeEach(() => {
    stored.clear();
    server.script = () => Promise.resolve(file('2'));
  });

  it('is not installed while the server has none', async () => {
    server.page = { ok: false, status: 503 } as Response;
    await expect(storeShell()).rejects.toThrow('503');
  });

  it('is stored when it is opened, with its files', async () => {
    expect(await opened()).toBe(pageOf(2));
    await jest.advanceTimersByTimeAsync(0);
    expect([stored.has('/drive'), isStored(2)]).toEqual([true, true]);
  });
});
