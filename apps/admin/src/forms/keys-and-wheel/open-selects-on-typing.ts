/**
 * Opens a select when a letter is typed in it, and passes the letter on to its list. In a closed select, MUI searches again
 * from each letter that matches nothing: «Camry» would silently choose the next car that begins with M, and a driver's surname
 * another driver. The list only moves the focus, and Enter chooses. MUI 9.5 has no setting for it, and opens a select that is not
 * controlled by keys and the mouse alone.
 */
export function openSelectsOnTyping(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || event.isComposing) return;
      if (!(target instanceof HTMLElement) || !target.matches(closedSelect)) return;
      event.preventDefault();
      event.stopPropagation();
      press(target, 'ArrowDown');
      // By then the list has the focus.
      setTimeout(() => {
        const { activeElement } = document;
        if (activeElement?.closest('[role="listbox"]')) press(activeElement, key);
      });
    },
    { capture: true },
  );
}

const closedSelect = '.MuiSelect-select[role="combobox"][aria-expanded="false"]:not([aria-disabled="true"])';

function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
