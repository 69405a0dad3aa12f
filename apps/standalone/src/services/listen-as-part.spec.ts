import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { listenAsPart } from './listen-as-part.js';

const at = { port: 0, host: '127.0.0.1' };

/** Notes what happens to a service whose start takes as long as `starting`, and to the database that it uses. */
function start(starting: Promise<string>, close = () => Promise.resolve()) {
  const happened: string[] = [];
  const note = (what: string) => void happened.push(what);
  const parts = new AsyncDisposableStack();
  parts.defer(() => note('database stops'));
  const app = {
    listen: () => {
      note('starts');
      return starting;
    },
    close: async () => {
      note('closes');
      await turn();
      await close();
      note('closed');
    },
  };
  return { app, parts, happened };
}

describe('a service in the one process', () => {
  it('that is stopped while it starts is closed before its database', async () => {
    const { app, parts, happened } = start(new Promise(() => undefined));
    void listenAsPart(app, at, parts);
    await parts.disposeAsync();
    expect(happened).toEqual(['starts', 'closes', 'closed', 'database stops']);
  });

  it('that was created after the stop is closed and does not start', async () => {
    const { app, parts, happened } = start(Promise.resolve('http://127.0.0.1:1'));
    await parts.disposeAsync();
    await expect(listenAsPart(app, at, parts)).rejects.toThrow('the start was stopped');
    expect(happened).toEqual(['database stops', 'closes', 'closed']);
  });

  it('that can not listen fails for that reason, whatever happens when it is closed', async () => {
    const { app, parts } = start(Promise.reject(new Error('the port is taken')), () =>
      Promise.reject(new Error('it is closed already')),
    );
    const listening = async () => {
      await using started = parts;
      await listenAsPart(app, at, started);
    };
    await expect(listening()).rejects.toThrow('the port is taken');
  });

  it('that does not close in order makes the stop fail', async () => {
    const { app, parts, happened } = start(Promise.resolve('http://127.0.0.1:1'), () =>
      Promise.reject(new Error('it does not close')),
    );
    expect(await listenAsPart(app, at, parts)).toBe('http://127.0.0.1:1');
    await expect(parts.disposeAsync()).rejects.toThrow('it does not close');
    expect(happened).toEqual(['starts', 'closes', 'database stops']);
  });
});
