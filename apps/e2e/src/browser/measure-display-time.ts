import type { Page } from '@playwright/test';

/**
 * Returns the milliseconds for which the next element matching `selector` with `text` is shown, and its first text.
 * Observes this in the page: from outside, a busy machine would notice it late or miss it.
 */
export function measureDisplayTime(
  page: Page,
  selector: string,
  text = '',
): Promise<{ ms: number; text: string }> {
  return page.evaluate(observe, { selector, text });
}

function observe(wanted: { selector: string; text: string }): Promise<{ ms: number; text: string }> {
  return new Promise((resolve) => {
    let since: number | undefined;
    let text = '';
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll(wanted.selector)].find((element) =>
        element.textContent.includes(wanted.text),
      );
      if (found) {
        since ??= performance.now();
        text ||= found.textContent;
      } else if (since !== undefined) {
        observer.disconnect();
        resolve({ ms: performance.now() - since, text });
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
