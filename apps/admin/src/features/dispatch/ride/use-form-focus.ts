import { useEffect, useRef, type RefObject } from 'react';

/**
 * The button that opens a form gives it its place: the form's first field gets the focus, and after it the button, which is
 * found by its `data-opens`. For the element that holds both.
 */
export function useFormFocus(form: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(form);
  useEffect(() => {
    if (last.current === form) return;
    const target = form ? 'input, [role="combobox"], button' : `[data-opens="${last.current}"]`;
    last.current = form;
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form]);
  return place;
}
