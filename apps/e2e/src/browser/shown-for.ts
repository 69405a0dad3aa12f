import type { Page } from '@playwright/test';

/**
 * The milliseconds for which the next element of `selector` with `text` is shown, and what it says first. Looked at in the
 * page itself: a busy machine would notice late from outside, or miss it.
 */
export function shownFor(page: Page, selector: string, text = ''): Promise<{ ms: number; text: string }> {
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
