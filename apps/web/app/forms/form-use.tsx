import { formSecondsHeader, formTrapHeader, minFormSeconds } from '@chauffeur/contracts/http/headers';
import { useRef, type Ref } from 'react';
import { VisuallyHidden } from '../surfaces/visually-hidden';

/** A field that no person sees or reaches; a program that fills in every field fills it in. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input ref={ref} type="text" name="company_site" tabIndex={-1} autoComplete="off" data-1p-ignore />
    </VisuallyHidden>
  );
}

/** Resolves with headers on how a form was used, once the page was open for as long as a person needs for it. */
export type DescribeFormUse = () => Promise<Record<string, string>>;

/** What is sent with a form: how long the page was open, and what the form's `TrapField` has. */
export function useFormUse(): { trap: Ref<HTMLInputElement>; describeUse: DescribeFormUse } {
  const trap = useRef<HTMLInputElement>(null);
  return {
    trap,
    async describeUse() {
      const left = minFormSeconds * 1000 - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      const trapped = trap.current?.value ?? '';
      // A person whose browser filled it in sends the form once more.
      if (trap.current) trap.current.value = '';
      return {
        [formSecondsHeader]: (performance.now() / 1000).toFixed(1),
        ...(trapped ? { [formTrapHeader]: encodeURIComponent(trapped).slice(0, 100) } : {}),
      };
    },
  };
}
