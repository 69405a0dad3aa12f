import type { VoucherContent } from './voucher-content.js';

/** Maximum characters of one text: fits five stops with addresses. Longer requests are read on the ride page. */
const maxTextLength = 600;
/** Long words are broken up: pdfkit would take seconds to measure them letter by letter. */
const longWord = /\S{40}(?=\S)/gu;

/** How a text is set; `size` and `gap` are multiples of the page's text size. */
export interface BlockStyle {
  /** Tag in the document structure, for screen readers. */
  readonly tag: 'H1' | 'H2' | 'P';
  readonly font: 'regular' | 'bold';
  readonly size: number;
  /** Space above the block. */
  readonly gap: number;
}

/** A text across the page, or next to its label. */
export interface Block {
  readonly style: BlockStyle;
  readonly text: string;
  readonly label?: string;
}

const styles = {
  title: { tag: 'H1', font: 'bold', size: 2.1, gap: 0 },
  when: { tag: 'P', font: 'bold', size: 1.35, gap: 0.4 },
  fact: { tag: 'P', font: 'bold', size: 1.1, gap: 0.5 },
  section: { tag: 'H2', font: 'bold', size: 1.25, gap: 1.8 },
  row: { tag: 'P', font: 'regular', size: 1, gap: 0.5 },
  line: { tag: 'P', font: 'regular', size: 1, gap: 0.5 },
} as const satisfies Record<string, BlockStyle>;

/** Returns the texts of a voucher from top to bottom, without empty values and empty sections. */
export function voucherBlocks({ title, when, facts, sections, terms }: VoucherContent): Block[] {
  return [
    { style: styles.title, text: title },
    { style: styles.when, text: when },
    ...facts.map(({ label, value }) => ({ style: styles.fact, label, text: oneLine(value) })),
    ...sections.flatMap((section) => {
      const rows = section.rows.filter(({ value }) => value !== '');
      return titled(
        section.title,
        rows.map(({ label, value }) => ({ style: styles.row, label, text: oneLine(value) })),
      );
    }),
    ...titled(
      terms.title,
      terms.lines.map((text) => ({ style: styles.line, text })),
    ),
  ];
}

function titled(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ style: styles.section, text: title }, ...blocks];
}

/** Shortens a text to one line: customers may enter pages of text, without spaces or with a break after each word. */
function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll(longWord, '$& ');
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}
