import type { i18n } from 'i18next';
import type { DriverPage } from './driver-page';

/** How often the rides are read while the page is visible, in milliseconds (specification, III.3). */
const intervalMs = 60_000;

/** Sends and reads on focus, on reconnecting, in another language, and every minute while the page is visible. */
export function scheduleSync(page: DriverPage, i18n: i18n): void {
  const syncIfVisible = () => {
    if (document.visibilityState === 'visible') void page.sync();
  };
  addEventListener('online', () => void page.sync());
  // The server names places in the page's language.
  i18n.on('languageChanged', () => void page.sync());
  // The service worker has sent the queued steps.
  navigator.serviceWorker?.addEventListener('message', syncIfVisible);
  document.addEventListener('visibilitychange', syncIfVisible);
  addEventListener('focus', syncIfVisible);
  setInterval(syncIfVisible, intervalMs);
}
