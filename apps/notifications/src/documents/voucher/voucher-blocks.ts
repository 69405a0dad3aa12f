import type { VoucherContent } from './voucher-content.js';

/** Characters of one text. Five stops with their addresses fit, requests have to be read on the ride's page. */
const maxTextLength = 600;
/** Measured letter by letter, longer ones would take seconds. */
const longWord = /\S{40}(?=\S)/gu;

/** How a text stands on the page; sizes are multiples of the page's text size. */
export interface BlockStyle {
  /** In the structure that screen readers go by. */
  readonly tag: 'H1' | 'H2' | 'P';
  readonly font: 'regular' | 'bold';
  readonly size: number;
  /** Above it. */
  readonly gap: number;
}

/** A text across the page, or beside its label. */
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

/** The texts of a voucher from top to bottom; what has no value has no block, and a section without any no title. */
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

/** What customers type may be pages long, without a space or with a break behind each word; the voucher is one page. */
function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll(longWord, '$& ');
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}
