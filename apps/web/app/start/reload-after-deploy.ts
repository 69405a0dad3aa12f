const storageKey = 'reloaded-at';
/** Milliseconds between reloads: if a file is still missing after one, a deploy is not the reason. */
const minInterval = 60_000;

/**
 * Reloads the page when a file can't be loaded, as happens to pages that were opened before a deploy; a booking's draft
 * survives. Does not reload if the page has typed text that would be lost, or if the server can't be reached.
 */
export function reloadAfterDeploy(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce(reload));
}

async function reloadOnce(reload: () => void): Promise<void> {
  if (hasTypedText() || wasJustReloaded()) return;
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable || hasTypedText()) return;
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage, the page might be reloaded endlessly.
    return;
  }
  reload();
}

function wasJustReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey)) < minInterval;
  } catch {
    return true;
  }
}

/** Checks uncontrolled fields. Controlled ones equal their default value, and their forms store the input. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input, form textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
