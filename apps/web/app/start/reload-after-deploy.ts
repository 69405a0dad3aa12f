const storageKey = 'reloaded-at';
/** Milliseconds within which a page is not reloaded twice: what is missing then is missing for another reason. */
const pause = 60_000;

/**
 * After a deploy, a page that was opened before it may ask for a file that is no more. Reloaded it is of the new build,
 * and the booking that was begun is still there. Left alone: a page with words that a reload would lose, and one whose
 * server can't be reached, where a reload would leave nothing.
 */
export function reloadAfterDeploy(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce(reload));
}

async function reloadOnce(reload: () => void): Promise<void> {
  if (hasTypedWords() || wasJustReloaded()) return;
  const isReachable = await fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable || hasTypedWords()) return;
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without a note of it, the page might be reloaded for ever.
    return;
  }
  reload();
}

function wasJustReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey)) < pause;
  } catch {
    return true;
  }
}

function hasTypedWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input, form textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
