import { afterEach, expect, it } from '@jest/globals';
import { sendWaitingSteps } from './send-waiting-steps';
import type { WorkerScope } from './worker-scope';

const { indexedDB } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { indexedDB });
});

it('steps that can’t be read are not reported as sent: the browser tries again', async () => {
  const fails = () => {
    throw new Error('the database does not open');
  };
  Object.assign(globalThis, { indexedDB: { open: fails } });
  const worker = { clients: { matchAll: () => Promise.resolve([]) } } as unknown as WorkerScope;
  await expect(sendWaitingSteps(worker)).rejects.toThrow('the database does not open');
});
