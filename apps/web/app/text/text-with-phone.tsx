import type { ReactNode } from 'react';
import { PhoneNumbers, Unbroken } from './phone-numbers';

interface TextWithPhoneProps {
  text: string;
  /** As it is in the text. */
  phone: string;
  /** Shown in place of the phone number, such as a link. */
  children?: ReactNode;
}

/** A text whose phone number stays on one line. */
export function TextWithPhone({ text, phone, children }: TextWithPhoneProps) {
  const [before, after] = phone ? text.split(phone) : [text];
  // A line would else begin with the mark after the number.
  const [, mark, rest] = /^([.,;:!?)»”]*)(.*)$/s.exec(after ?? '') ?? [];
  return (
    // An element of its own, so that another text replaces it on a page that the browser translates, too. The number
    // gets its parent's underline from it.
    <span key={text} style={{ textDecoration: 'inherit' }}>
      {before}
      {after !== undefined && (
        <>
          <Unbroken>
            {children ?? <PhoneNumbers>{phone}</PhoneNumbers>}
            {mark}
          </Unbroken>
          {rest}
        </>
      )}
    </span>
  );
}
