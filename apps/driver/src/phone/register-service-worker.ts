import { sendStepsTag } from './send-steps-tag';

/** Not in the DOM's types: Chrome alone has it. */
interface WithBackgroundSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Stores the page on the phone, so that it opens without a network. Not in development, where files change. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/drive/service-worker.js', { scope: '/drive', updateViaCache: 'none' })
      .catch(() => undefined);
  });
}

/** Asks the browser to send what waits once there is a network, also when the page is closed by then. */
export function requestBackgroundSync(): void {
  // A browser that has none, or that forbids it, sends when the page is open.
  void registerSync().catch(() => undefined);
}

async function registerSync(): Promise<void> {
  const registration: WithBackgroundSync | undefined =
    await navigator.serviceWorker?.getRegistration('/drive');
  await registration?.sync?.register(sendStepsTag);
}
