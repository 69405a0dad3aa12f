import { formSecondsHeader, formTrapHeader, minFormSeconds } from '@chauffeur/contracts/http/headers';
import { useRef, type Ref } from 'react';
import { VisuallyHidden } from '../../surfaces/visually-hidden';

/** A honeypot: people can't see or reach this field; bots that fill in every field do fill it in. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        ref={ref}
        type="text"
        size={1}
        name="company_site"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
      />
    </VisuallyHidden>
  );
}

/** Resolves with headers that describe how the form was used, once the page was open for `minFormSeconds`. */
export type DescribeFormUsage = () => Promise<Record<string, string>>;

/** Describes how a form was used: how long the page was open, and what its `HoneypotField` contains. */
export function useFormUsage(): { honeypotRef: Ref<HTMLInputElement>; describeUsage: DescribeFormUsage } {
  const honeypotRef = useRef<HTMLInputElement>(null);
  return {
    honeypotRef,
    async describeUsage() {
      const left = minFormSeconds * 1000 - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      const filledIn = honeypotRef.current?.value ?? '';
      // Cleared for people whose browser filled it in: they can send the form again.
      if (honeypotRef.current) honeypotRef.current.value = '';
      return {
        [formSecondsHeader]: (performance.now() / 1000).toFixed(1),
        ...(filledIn ? { [formTrapHeader]: encodeURIComponent(filledIn).slice(0, 100) } : {}),
      };
    },
  };
}
