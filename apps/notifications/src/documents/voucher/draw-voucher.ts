import Pdf from 'pdfkit';
import { light } from '../../email-templates/defaults/blocks/email-colours.js';
import { printableContent, type CanDraw } from './printable.js';
import { voucherBlocks, type Block } from './voucher-blocks.js';
import type { VoucherContent } from './voucher-content.js';
import type { VoucherFonts } from './voucher-fonts.js';

/** Layout of the page, in points. */
const page = { left: 56, right: 539, top: 104, bottom: 752 };
const width = page.right - page.left;
const availableHeight = page.bottom - page.top;
const labelWidth = 150;
const labelGap = 12;
/** Text sizes, largest first: a ride with long texts is set smaller, so that it fits on one page. */
const textSizes = [10.5, 9.5, 8.5, 7.5] as const;
/** Lines per text at the smallest size, if even that does not fit. */
const maxLinesWhenSmallest = 4;
const lineGap = 0.25;

/** Draws a voucher as a PDF file of one A4 page, with tagged, selectable text and embedded fonts. */
export function drawVoucher(content: VoucherContent, fonts: VoucherFonts): Promise<Buffer> {
  const { language: lang, title, company, facts } = content;
  const document = new Pdf({
    size: 'A4',
    // Without margins, pdfkit adds no second page.
    margin: 0,
    lang,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: `${title} ${facts[0]?.value ?? ''}`, Author: company },
  });
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const printed = printableContent(content, drawnBy(document));
  const file = bytesOf(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const tagged = (tag: string, draw: () => void) => root.add(document.struct(tag, {}, [draw]));

  document.markContent('Artifact').rect(0, 0, document.page.width, 64).fill(light.ink).endMarkedContent();
  tagged('P', () => {
    document.font('bold').fontSize(13).fillColor(light.onInk);
    document.text(printed.company, page.left, 24, { width, height: 18, ellipsis: true });
  });
  drawBlocks(document, voucherBlocks(printed), tagged);
  drawFoot(document, printed, tagged);
  root.end();
  document.end();
  return file;
}

type Document = InstanceType<typeof Pdf>;
type Tagged = (tag: string, draw: () => void) => void;

/** Returns whether both fonts have a glyph. pdfkit has no public API for that. */
function drawnBy(document: Document): CanDraw {
  const fonts = (['regular', 'bold'] as const).map((name) => {
    document.font(name);
    const { _font: used } = document as unknown as { _font: { font: { hasGlyphForCodePoint: CanDraw } } };
    return used.font;
  });
  return (codePoint) => fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
}

function drawBlocks(document: Document, blocks: readonly Block[], tagged: Tagged): void {
  const textSize = textSizes.find(
    (size) => heightOf(document, blocks, { textSize: size }) <= availableHeight,
  );
  const setting = textSize ? { textSize } : { textSize: textSizes[3], maxLines: maxLinesWhenSmallest };
  let top = page.top;
  for (const block of blocks) {
    top += block.style.gap * setting.textSize;
    const height = blockHeight(document, block, setting);
    const place = { top, height };
    tagged(block.style.tag, () => drawBlock(document, block, place, setting));
    top += height;
  }
}

interface Setting {
  readonly textSize: number;
  /** Limit for each text; a longer one ends with an ellipsis. */
  readonly maxLines?: number;
}

function drawBlock(
  document: Document,
  block: Block,
  { top, height }: { readonly top: number; readonly height: number },
  { textSize }: Setting,
): void {
  const { style, label, text } = block;
  const options = { lineGap: lineGap * textSize, ellipsis: true };
  if (label !== undefined) {
    document.font('regular').fontSize(textSize).fillColor(light.soft);
    document.text(label, page.left, top, { ...options, width: labelWidth - labelGap });
  }
  document
    .font(style.font)
    .fontSize(style.size * textSize)
    .fillColor(light.text);
  const left = label === undefined ? page.left : page.left + labelWidth;
  document.text(text, left, top, { ...options, width: page.right - left, height });
}

function heightOf(document: Document, blocks: readonly Block[], setting: Setting): number {
  const heights = blocks.map(
    (block) => block.style.gap * setting.textSize + blockHeight(document, block, setting),
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

function blockHeight(document: Document, { style, label, text }: Block, setting: Setting): number {
  const { textSize, maxLines = Infinity } = setting;
  const options = { lineGap: lineGap * textSize };
  const valueWidth = label === undefined ? width : width - labelWidth;
  document.font(style.font).fontSize(style.size * textSize);
  const line = document.currentLineHeight(true) + options.lineGap;
  const value = Math.min(document.heightOfString(text, { ...options, width: valueWidth }), maxLines * line);
  if (label === undefined) return value;
  document.font('regular').fontSize(textSize);
  return Math.max(value, document.heightOfString(label, { ...options, width: labelWidth - labelGap }));
}

function drawFoot(document: Document, { contact, notes }: VoucherContent, tagged: Tagged): void {
  document.markContent('Artifact').moveTo(page.left, 768).lineTo(page.right, 768).lineWidth(0.75);
  document.stroke(light.line).endMarkedContent();
  tagged('P', () => {
    document.font('bold').fontSize(9).fillColor(light.text);
    document.text(contact, page.left, 778, { width, height: 12, ellipsis: true });
  });
  tagged('P', () => {
    document.font('regular').fontSize(9).fillColor(light.soft);
    document.text(notes.join(' '), page.left, 794, { width, height: 26, ellipsis: true });
  });
}

function bytesOf(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
