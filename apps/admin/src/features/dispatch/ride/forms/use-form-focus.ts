import { useEffect, useRef, type RefObject } from 'react';
import { focusOnField } from '../../../../focus/focus-on';

/**
 * The button that opens a form gives it its place: the form's first field gets the focus, and after it the button, which is
 * found by its `data-opens`. For the element that holds both.
 */
export function useFormFocus(form: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(form);
  useEffect(() => {
    if (last.current === form) return;
    if (form) focusOnField(place.current);
    else place.current?.querySelector<HTMLElement>(`[data-opens="${last.current}"]`)?.focus();
    last.current = form;
  }, [form]);
  return place;
}
