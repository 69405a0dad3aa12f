import { sendStepsTag } from './send-steps-tag';

/** Missing in the DOM types: only Chrome has it. */
interface WithBackgroundSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Registers the service worker, so that the page opens offline. Not in development, where files change. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/drive/service-worker.js', { scope: '/drive', updateViaCache: 'none' })
      .catch(() => undefined);
  });
}

/** Asks the browser to send queued steps once it is online, even if the page is closed by then. */
export function requestBackgroundSync(): void {
  // A browser without Background Sync, or that forbids it, sends while the page is open.
  void registerSync().catch(() => undefined);
}

async function registerSync(): Promise<void> {
  const registration: WithBackgroundSync | undefined =
    await navigator.serviceWorker?.getRegistration('/drive');
  await registration?.sync?.register(sendStepsTag);
}
