import { useEffect } from 'react';

/**
 * Scrolls to a combobox's list when the number of found options changes, as far as the field stays in view: the window's
 * end, the bar at its foot or an on-screen keyboard would hide it. 0: nothing is found.
 */
export function useListInView(fieldId: string, listId: string, found: number): void {
  useEffect(() => {
    if (found === 0) return;
    for (const id of [listId, fieldId])
      document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [fieldId, listId, found]);
}
