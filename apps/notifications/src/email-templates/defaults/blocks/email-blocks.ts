import { light } from './email-colours.js';

/** A block of an email: rows of the card's table. */
export type EmailBlock = string;

/** Space to the left and right of everything in the card; the style sheet narrows it on phones. */
export const gutter = '36px';

/** Attributes of a table that only places its content. */
export const layoutTable = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

function row(content: string, style: string, colour: 'text' | 'soft' = 'text'): EmailBlock {
  return `<tr><td class="gutter ${colour}" style="${style};color:${light[colour]}">${content}</td></tr>`;
}

/** Shows the block unless the variable is empty. */
export function when(variable: string, block: EmailBlock): EmailBlock {
  return `{{#if ${variable}}}${block}{{/if}}`;
}

/** Shows the block only if the variable is empty. */
export function unless(variable: string, block: EmailBlock): EmailBlock {
  return `{{#unless ${variable}}}${block}{{/unless}}`;
}

export function heading(content: string): EmailBlock {
  return row(
    `<h1 style="margin:0;font-size:26px;line-height:33px;font-weight:700">${content}</h1>`,
    `padding:0 ${gutter} 12px`,
  );
}

export function sectionTitle(content: string): EmailBlock {
  return row(
    `<h2 style="margin:0;font-size:18px;line-height:25px;font-weight:700">${content}</h2>`,
    `padding:18px ${gutter} 8px`,
  );
}

export function paragraph(content: string): EmailBlock {
  return row(
    `<p style="margin:0">${content}</p>`,
    `padding:0 ${gutter} 14px;font-size:16px;line-height:25px`,
  );
}

export function note(content: string): EmailBlock {
  return row(
    `<p style="margin:0">${content}</p>`,
    `padding:6px ${gutter} 8px;font-size:14px;line-height:21px`,
    'soft',
  );
}

export function link(href: string, content: string): string {
  return `<a class="link" href="${href}" style="color:${light.link};text-decoration:underline">${content}</a>`;
}

/** The reference number that a customer quotes, large and easy to copy. */
export function referencePanel(label: string, value: string): EmailBlock {
  return panel(
    `<p class="soft" style="margin:0;font-size:13px;line-height:19px;color:${light.soft}">${label}</p>
<p class="reference" style="margin:0;font-size:23px;line-height:31px;font-weight:700;letter-spacing:.5px">${value}</p>`,
  );
}

/** A quote of what a person wrote. */
export function quote(content: string): EmailBlock {
  return panel(`<p style="margin:2px 0;font-size:16px;line-height:25px">${content}</p>`);
}

function panel(content: string): EmailBlock {
  const style = `padding:14px 20px;border-left:4px solid ${light.amber};border-radius:8px;background-color:${light.panel};color:${light.text}`;
  return `<tr><td class="gutter" style="padding:6px ${gutter} 20px"><table ${layoutTable}><tr><td class="panel text" bgcolor="${light.panel}" style="${style}">${content}</td></tr></table></td></tr>`;
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
  const table = `<table class="details" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map(detailRow).join('\n')}
</table>`;
  return row(table, `padding:0 ${gutter} 20px`);
}

function detailRow({ label, value, when: variable, isStrong = false }: DetailRow): string {
  const size = isStrong ? 'font-size:20px;font-weight:700' : 'font-size:16px;font-weight:600';
  const line = `border-bottom:1px solid ${light.line}`;
  return `{{#if ${variable}}}<tr><td class="label soft line" width="36%" valign="top" style="padding:11px 12px 11px 0;${line};font-size:14px;line-height:22px;color:${light.soft}">${label}</td>
<td class="value text line" valign="top" style="padding:11px 0;${line};${size};line-height:24px;color:${light.text};word-break:break-word">${value}</td></tr>{{/if}}`;
}

/** A button: amber for the main action, an outline for others. */
export function button(href: string, content: string, kind: 'main' | 'other' = 'main'): string {
  const { fill, border, colour } = {
    main: { fill: light.amber, border: light.amber, colour: light.ink },
    other: { fill: light.card, border: light.line, colour: light.text },
  }[kind];
  // Outlook for Windows ignores the padding of links.
  return `<table ${layoutTable}><tr><td class="${kind}-button" align="center" bgcolor="${fill}" style="border:2px solid ${border};border-radius:10px;background-color:${fill};mso-padding-alt:12px 16px"><a href="${href}" style="display:block;padding:12px 16px;font-size:16px;line-height:22px;font-weight:700;color:${colour};text-decoration:none">${content}</a></td></tr></table>`;
}

/** One or two buttons; on a phone the second is below the first. */
export function buttons(...items: [string, string?]): EmailBlock {
  const [first, second] = items;
  const cells = second
    ? `<td class="button" width="50%" style="padding:0 6px 12px 0">${first}</td>
<td class="button" width="50%" style="padding:0 0 12px 6px">${second}</td>`
    : `<td class="button" width="60%" style="padding:0 6px 12px 0">${first}</td>
<td class="button"></td>`;
  return `<tr><td class="gutter" style="padding:10px ${gutter} 8px"><table ${layoutTable}><tr>${cells}</tr></table></td></tr>`;
}

/** Numbered steps. */
export function steps(...items: string[]): EmailBlock {
  const rows = items.map(
    (
      item,
      index,
    ) => `<tr><td width="38" valign="top" style="padding:0 0 12px"><span class="number" style="display:inline-block;width:26px;border-radius:13px;background-color:${light.ink};font-size:13px;line-height:26px;font-weight:700;color:#ffffff;text-align:center">${index + 1}</span></td>
<td class="text" valign="top" style="padding:1px 0 12px;font-size:16px;line-height:24px;color:${light.text}">${item}</td></tr>`,
  );
  const table = `<table class="steps" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.join('\n')}
</table>`;
  return row(table, `padding:0 ${gutter} 4px`);
}
