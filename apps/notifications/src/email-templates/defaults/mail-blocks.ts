import { light } from './mail-colours.js';

const fontFamily = "Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Said on every text element: Outlook inherits no font from the body. */
export const font = `font-family:${fontFamily};`;

export function heading(text: string): string {
  return `<h1 class="text" style="margin:0 0 14px;${font}font-size:26px;line-height:1.28;font-weight:700;color:${light.text};">${text}</h1>`;
}

export function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;${font}font-size:16px;line-height:1.6;color:${light.text};">${text}</p>`;
}

export function note(text: string): string {
  return `<p class="soft" style="margin:0 0 16px;${font}font-size:14px;line-height:1.55;color:${light.soft};">${text}</p>`;
}

export function sectionTitle(text: string): string {
  return `<h2 class="text" style="margin:28px 0 10px;${font}font-size:17px;line-height:1.4;font-weight:700;color:${light.text};">${text}</h2>`;
}

export function link(href: string, text: string): string {
  return `<a class="link" href="${href}" style="color:${light.link};text-decoration:underline;">${text}</a>`;
}

/** The one number that a customer quotes, large and easy to copy. */
export function referencePanel(label: string, value: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px;"><tr>
<td class="panel" bgcolor="${light.panel}" style="background-color:${light.panel};border-left:4px solid ${light.amber};border-radius:8px;padding:16px 20px;">
<p class="soft" style="margin:0 0 2px;${font}font-size:13px;line-height:1.4;color:${light.soft};">${label}</p>
<p class="text reference" style="margin:0;${font}font-size:23px;line-height:1.3;font-weight:700;letter-spacing:0.5px;color:${light.text};">${value}</p>
</td></tr></table>`;
}

export interface DetailRow {
  label: string;
  value: string;
  /** The variables that fill the value; with all of them empty the row is left out. */
  when?: readonly string[];
  isStrong?: boolean;
}

/** Facts as label and value; on a phone the label stands above. */
export function detailTable(rows: readonly DetailRow[]): string {
  return `<table class="details" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse;">
${rows.map(detailRow).join('\n')}
</table>`;
}

function detailRow({ label, value, when = [], isStrong = false }: DetailRow): string {
  const weight = isStrong ? 'font-size:19px;font-weight:700;' : 'font-size:16px;font-weight:500;';
  const row = `<tr>
<td class="label soft line" width="36%" valign="top" style="padding:11px 12px 11px 0;border-bottom:1px solid ${light.line};${font}font-size:14px;line-height:1.5;color:${light.soft};">${label}</td>
<td class="value text line" valign="top" style="padding:11px 0;border-bottom:1px solid ${light.line};${font}${weight}line-height:1.45;color:${light.text};word-break:break-word;">${value}</td>
</tr>`;
  return when.reduceRight((inner, variable) => `{{#if ${variable}}}${inner}{{/if}}`, row);
}

/** A button to press: amber for the main step, an outline for others. */
export function button(href: string, text: string, kind: 'main' | 'other' = 'main'): string {
  const isMain = kind === 'main';
  const look = isMain
    ? `background-color:${light.amber};border:2px solid ${light.amber};`
    : `border:2px solid ${light.line};`;
  const colour = isMain ? light.ink : light.text;
  return `<table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0" align="left" style="margin:0 12px 12px 0;"><tr>
<td class="${isMain ? 'main-button' : 'line'}" align="center"${isMain ? ` bgcolor="${light.amber}"` : ''} style="${look}border-radius:10px;mso-padding-alt:12px 24px;">
<a class="${isMain ? 'on-amber' : 'text'}" href="${href}" target="_blank" style="display:inline-block;padding:12px 24px;${font}font-size:16px;line-height:1.35;font-weight:700;color:${colour};text-decoration:none;">${text}</a>
</td></tr></table>`;
}

/** Buttons side by side, under one another where there is no room. */
export function buttons(...items: string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px;"><tr><td class="buttons">${items.join('')}</td></tr></table>`;
}

/** Numbered steps. */
export function steps(...texts: string[]): string {
  const rows = texts.map(
    (text, index) => `<tr>
<td width="36" valign="top" style="padding:0 0 14px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="number" align="center" width="26" height="26" bgcolor="${light.ink}" style="background-color:${light.ink};border-radius:13px;${font}font-size:13px;line-height:26px;font-weight:700;color:#ffffff;">${index + 1}</td></tr></table></td>
<td class="text" valign="top" style="padding:1px 0 14px;${font}font-size:16px;line-height:1.5;color:${light.text};">${text}</td>
</tr>`,
  );
  return `<table class="steps" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;">${rows.join('\n')}</table>`;
}

/** A person's own words, set apart from ours. */
export function quote(text: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;"><tr>
<td class="panel text" bgcolor="${light.panel}" style="background-color:${light.panel};border-radius:8px;padding:18px 20px;${font}font-size:16px;line-height:1.6;color:${light.text};word-break:break-word;">${text}</td></tr></table>`;
}
