import { useEffect, useRef, type RefObject } from 'react';
import { focusOnField } from '../../../../focus/focus-on';

/**
 * Manages the focus between a form and the button that it replaces: on opening, focuses the first field; on closing, the
 * button, found by its `data-opens`. Returns a ref for the element that contains both.
 */
export function useFormFocus(form: string | undefined): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const last = useRef(form);
  useEffect(() => {
    if (last.current === form) return;
    if (form) focusOnField(container.current);
    else container.current?.querySelector<HTMLElement>(`[data-opens="${last.current}"]`)?.focus();
    last.current = form;
  }, [form]);
  return container;
}
