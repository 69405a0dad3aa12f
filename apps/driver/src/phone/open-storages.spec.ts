import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { driverRide, noon, rashad } from '../phone.fixture';
import type { QueuedStep } from '../steps/queued-step';
import type { openStorages as OpenStorages } from './open-storages';
import type { StoredList } from './stored-list';

const step = { rideId: 'ride', actionId: 'action', to: 'accepted' } as QueuedStep;
const list: StoredList = {
  list: { driver: rashad, company: null, serverNow: '', rides: [driverRide()], isOtherLink: false },
  readAt: noon,
  clockOffset: 0,
};

/** A browser's databases, as far as the page uses them: what is added and put stays over lost connections. */
class Browser {
  isConnected = true;
  private readonly stored: unknown[] = [];
  private list: unknown;
  private connections = 0;

  readonly open = () => {
    const connection = (this.connections += 1);
    const transaction = () => {
      if (!this.isConnected || connection < this.connections) throw new Error('InvalidStateError');
      const finished = new EventTarget();
      setTimeout(() => finished.dispatchEvent(new Event('complete')));
      return Object.assign(finished, { objectStore: () => this.store() });
    };
    const opening = Object.assign(new EventTarget(), { result: { transaction } });
    setTimeout(() => opening.dispatchEvent(new Event('success')));
    return opening;
  };

  /** As iPhones do with a page in the background. */
  loseConnection(): void {
    this.connections += 1;
  }

  private store() {
    return {
      getAll: () => ({ result: [...this.stored] }),
      get: () => this.reading(),
      add: (value: unknown) => ({ result: this.stored.push(value) }),
      put: (value: unknown) => ({ result: (this.list = value) }),
      delete: () => ({ result: (this.list = undefined) }),
    };
  }

  private reading() {
    const reading = Object.assign(new EventTarget(), { result: this.list });
    queueMicrotask(() => reading.dispatchEvent(new Event('success')));
    return reading;
  }
}

const { indexedDB } = globalThis;
let openStorages: typeof OpenStorages;

beforeEach(async () => {
  // Its connection is the page's, and would be that of another test's browser.
  jest.resetModules();
  ({ openStorages } = await import('./open-storages'));
});
afterEach(() => {
  Object.assign(globalThis, { indexedDB });
});

describe('what the phone stores', () => {
  it('is reached again after its connection was lost; what it can’t store of a step is no secret', async () => {
    const browser = new Browser();
    Object.assign(globalThis, { indexedDB: browser });
    const { steps, lists } = await openStorages();
    expect(steps.isPersistent).toBe(true);
    await steps.enqueue(step);
    browser.loseConnection();
    await steps.enqueue(step);
    expect(await steps.queued()).toEqual([step, step]);
    browser.isConnected = false;
    await expect(steps.enqueue(step)).rejects.toThrow('InvalidStateError');
    // The list is the server's.
    await Promise.all([lists.write(list), lists.wipe(), lists.read()]);
    browser.isConnected = true;
    expect(await steps.queued()).toHaveLength(2);
  });

  it('of a list is changed while it is there, and is not brought back', async () => {
    Object.assign(globalThis, { indexedDB: new Browser() });
    const { lists } = await openStorages();
    const later = (stored: StoredList) => ({ ...stored, readAt: noon + 1 });
    await lists.write(list);
    await lists.change(later);
    expect(await lists.read()).toEqual(later(list));
    await lists.wipe();
    await lists.change(later);
    expect(await lists.read()).toBeUndefined();
  });
});
