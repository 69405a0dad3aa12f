/** An invalid element of the page. */
export interface Invalid {
  element: HTMLElement;
  /** Highlights it for a moment. */
  highlight?: () => void;
}

/** Scrolls to the element that comes first in the page, across all forms, and focuses it. */
export function focusFirstInvalid(found: readonly (Invalid | null)[]): void {
  const [first] = found
    .filter((one) => one !== null)
    .toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  if (!first) return;
  first.element.scrollIntoView({ block: 'center' });
  first.element.focus({ preventScroll: true });
  first.highlight?.();
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
