import type { MouseEvent } from 'react';

/** Returns a click handler of a link that runs only if the page opens in this tab. */
export function onPlainClick(action: () => void): (event: MouseEvent) => void {
  return ({ altKey, ctrlKey, metaKey, shiftKey }) => {
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) action();
  };
}
