import { documentTexts } from '../../locales/texts.js';
import type { VoucherContent, VoucherRow } from './voucher-content.js';

/** Whether the voucher's fonts have a glyph for a code point. */
export type CanDraw = (codePoint: number) => boolean;

/** Replaces words that can't be drawn, if other words of the text can. */
const leftOut = '[…]';

/**
 * Returns the voucher without words whose letters its fonts lack, which would be drawn as boxes: Greek, Arabic,
 * Chinese, emoji. Marks the omissions, and adds a note that says where the text can be read.
 */
export function printableContent(content: VoucherContent, canDraw: CanDraw): VoucherContent {
  const { onRidePage, notWhole } = documentTexts(content.language).voucher;
  let isWhole = true;
  const printable = (text: string) => {
    const printed = printableText(text, canDraw);
    isWhole &&= !printed.includes(leftOut);
    return printed === leftOut ? onRidePage : printed;
  };
  const printableRows = (rows: readonly VoucherRow[]) =>
    rows.map(({ label, value }) => ({ label, value: printable(value) }));
  const printed = {
    ...content,
    company: printableText(content.company, canDraw),
    contact: printableText(content.contact, canDraw),
    facts: printableRows(content.facts),
    sections: content.sections.map(({ title, rows }) => ({ title, rows: printableRows(rows) })),
  };
  return isWhole ? printed : { ...printed, notes: [...content.notes, notWhole] };
}

function printableText(text: string, canDraw: CanDraw): string {
  const words = text
    .normalize('NFC')
    // Joiners and direction marks have no glyph and need none.
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Fonts rarely have glyphs for these hyphens.
    .replaceAll(/[\u2010\u2011]/g, '-')
    .split(/(\s+)/u);
  const printed = words.map((word) =>
    /^\s*$/u.test(word) || Array.from(word).every((letter) => canDraw(letter.codePointAt(0) ?? 0))
      ? word
      : leftOut,
  );
  return printed.join('').replaceAll(/\[…\](\s+\[…\])+/gu, leftOut);
}
