/** What is invalid, where it stands in the page. */
export interface Invalid {
  element: HTMLElement;
  /** Draws attention to it for a moment. */
  highlight?: () => void;
}

/** Scrolls to what stands first in the page, of any of the forms, and gives it the focus. */
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
