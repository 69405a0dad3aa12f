import { sendStepsTag } from '../phone/send-steps-tag';
import { sendWaitingSteps } from './send-waiting-steps';
import { respondFromShell, storeShell } from './shell';
import type { WorkerScope } from './worker-scope';

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(storeShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const response = respondFromShell(event.request);
  if (response) event.respondWith(response);
});

worker.addEventListener('sync', (event) => {
  if (event.tag === sendStepsTag) event.waitUntil(sendWaitingSteps(worker));
});
