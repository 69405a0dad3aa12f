import { DriverApi } from '../api/driver-api';
import { ServerClock } from '../clock/server-clock';
import { IndexedStepStorage } from '../phone/indexed-step-storage';
import { storeAcceptedStep } from '../phone/store-accepted-step';
import { IndexedListStorage } from '../phone/stored-list';
import { sendQueuedSteps } from '../steps/send-queued-steps';
import type { WorkerScope } from './worker-scope';

/**
 * Sends queued steps and notifies open pages. Rejects if the server is not reached or the phone's storage fails, so that
 * the browser tries again.
 */
export async function sendWaitingSteps(worker: WorkerScope): Promise<void> {
  const lists = new IndexedListStorage();
  const api = new DriverApi(new ServerClock());
  const stored = await lists.read();
  const result = await sendQueuedSteps({
    storage: new IndexedStepStorage(),
    driverId: () => stored?.list.driver.id ?? null,
    send: (step) => api.sendStep(step),
    onAccepted: (step) => storeAcceptedStep(lists, step),
  });
  for (const page of await worker.clients.matchAll()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker, no window
    page.postMessage('sent');
  }
  if (result === 'unavailable') throw new Error('the server is not reached');
}
