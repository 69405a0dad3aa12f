import { light } from './email-colours.js';

/** A block of an email in MJML: either sections, or content of a section's column. */
export type EmailBlock = string;

/** Space to the left and right of everything in the card; the style sheet narrows it on phones. */
export const gutter = '36px';

/** A text; `look` has MJML attributes. */
function text(content: string, look: string, colour: 'text' | 'soft' = 'text'): EmailBlock {
  return `<mj-text css-class="gutter ${colour}" color="${light[colour]}" ${look}>${content}</mj-text>`;
}

/** Shows the block unless the variable is empty. */
export function when(variable: string, block: EmailBlock): EmailBlock {
  return `<mj-raw>{{#if ${variable}}}</mj-raw>${block}<mj-raw>{{/if}}</mj-raw>`;
}

/** Shows the block only if the variable is empty. */
export function unless(variable: string, block: EmailBlock): EmailBlock {
  return `<mj-raw>{{#unless ${variable}}}</mj-raw>${block}<mj-raw>{{/unless}}</mj-raw>`;
}

export function heading(content: string): EmailBlock {
  const look = `font-size="26px" line-height="33px" font-weight="700" padding="0 ${gutter} 12px"`;
  return text(`<h1>${content}</h1>`, look);
}

export function paragraph(content: string): EmailBlock {
  return text(content, `padding="0 ${gutter} 14px"`);
}

export function note(content: string): EmailBlock {
  return text(content, `font-size="14px" line-height="21px" padding="6px ${gutter} 8px"`, 'soft');
}

export function sectionTitle(content: string): EmailBlock {
  const look = `font-size="18px" line-height="25px" font-weight="700" padding="18px ${gutter} 8px"`;
  return text(`<h2>${content}</h2>`, look);
}

export function link(href: string, content: string): string {
  return `<a class="link" href="${href}" style="color:${light.link};text-decoration:underline;">${content}</a>`;
}

/** The reference number that a customer quotes, large and easy to copy. */
export function referencePanel(label: string, value: string): EmailBlock {
  return panel(
    `<mj-text css-class="soft" color="${light.soft}" font-size="13px" line-height="19px" padding="0 20px">${label}</mj-text>
<mj-text css-class="text reference" color="${light.text}" font-size="23px" line-height="31px" font-weight="700" letter-spacing="0.5px" padding="0 20px">${value}</mj-text>`,
  );
}

/** A quote of what a person wrote. */
export function quote(content: string): EmailBlock {
  return panel(`<mj-text css-class="text" color="${light.text}" padding="2px 20px">${content}</mj-text>`);
}

function panel(content: string): EmailBlock {
  return `<mj-section css-class="gutter-section" padding="6px ${gutter} 20px"><mj-column css-class="panel" inner-background-color="${light.panel}" inner-border-left="4px solid ${light.amber}" inner-border-radius="8px" padding="0"><mj-spacer height="14px" />${content}<mj-spacer height="14px" /></mj-column></mj-section>`;
}

export interface DetailRow {
  label: string;
  value: string;
  /** The variable that fills the value; the row is omitted if it is empty. */
  when: string;
  isStrong?: boolean;
}

/** A table of labels and values; on a phone each label is above its value. */
export function detailTable(rows: readonly DetailRow[]): EmailBlock {
  const table = `<table class="details" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">${rows.map(detailRow).join('\n')}</table>`;
  return text(table, `padding="0 ${gutter} 20px"`);
}

function detailRow({ label, value, when: variable, isStrong = false }: DetailRow): string {
  const size = isStrong ? 'font-size:20px;font-weight:700;' : 'font-size:16px;font-weight:600;';
  const line = `border-bottom:1px solid ${light.line};`;
  return `{{#if ${variable}}}<tr>
<td class="label soft line" width="36%" valign="top" style="padding:11px 12px 11px 0;${line}font-size:14px;line-height:22px;color:${light.soft};">${label}</td>
<td class="value text line" valign="top" style="padding:11px 0;${line}${size}line-height:24px;color:${light.text};word-break:break-word;">${value}</td>
</tr>{{/if}}`;
}

/** A button: amber for the main action, an outline for others. */
export function button(href: string, content: string, kind: 'main' | 'other' = 'main'): EmailBlock {
  const look =
    kind === 'main'
      ? `css-class="main-button" background-color="${light.amber}" border="2px solid ${light.amber}" color="${light.ink}"`
      : `css-class="other-button" background-color="${light.card}" border="2px solid ${light.line}" color="${light.text}"`;
  return `<mj-button href="${href}" ${look} width="100%" padding="0">${content}</mj-button>`;
}

/** Buttons side by side, or below one another if there is no room. */
export function buttons(...items: EmailBlock[]): EmailBlock {
  const columns = items.map(
    (item, index) =>
      `<mj-column css-class="${index === 0 ? 'first-button' : 'next-button'}" width="${items.length === 1 ? '60%' : '50%'}" padding="${index === 0 ? '0 6px 12px 0' : '0 0 12px 6px'}">${item}</mj-column>`,
  );
  return `<mj-section css-class="gutter-section" text-align="left" padding="10px ${gutter} 8px">${columns.join('')}</mj-section>`;
}

/** Numbered steps. */
export function steps(...items: string[]): EmailBlock {
  const rows = items.map(
    (item, index) => `<tr>
<td width="38" valign="top" style="padding:0 0 12px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="number" align="center" width="26" height="26" bgcolor="${light.ink}" style="border-radius:13px;font-size:13px;line-height:26px;font-weight:700;color:#ffffff;">${index + 1}</td></tr></table></td>
<td class="text" valign="top" style="padding:1px 0 12px;font-size:16px;line-height:24px;color:${light.text};">${item}</td>
</tr>`,
  );
  const table = `<table class="steps" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('\n')}</table>`;
  return text(table, `padding="0 ${gutter} 4px"`);
}
