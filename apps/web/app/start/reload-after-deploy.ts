const storageKey = 'reloaded-at';
/** Milliseconds within which a page is not reloaded twice: what is missing then is missing for another reason. */
const minInterval = 60_000;

/**
 * After a deploy, a page that was opened before it may request a file that no longer exists. Reloaded it is of the new build,
 * and the booking that was begun is still there. Not reloaded: a page with typed text that a reload would lose, and one whose
 * server can't be reached, where a reload would show nothing.
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
    // Without a record of it, the page might be reloaded endlessly.
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

/** Of fields that hold their text themselves; what React holds equals its default value, and is stored by its form. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input, form textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
