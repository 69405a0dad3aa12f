import type { DriverPage } from './driver-page';

/** How often the rides are read while the page is visible, in milliseconds (specification, III.3). */
const intervalMs = 60_000;

/** Sends and reads on focus, on reconnecting, and every minute while the page is visible. */
export function scheduleSync(page: DriverPage): void {
  const syncIfVisible = () => {
    if (document.visibilityState === 'visible') void page.sync();
  };
  addEventListener('online', () => void page.sync());
  // The service worker has sent the queued steps.
  navigator.serviceWorker?.addEventListener('message', syncIfVisible);
  document.addEventListener('visibilitychange', syncIfVisible);
  addEventListener('focus', syncIfVisible);
  setInterval(syncIfVisible, intervalMs);
}
