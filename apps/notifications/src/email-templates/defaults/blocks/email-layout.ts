import type { Language } from '@chauffeur/contracts/languages/languages';
import { gutter, layoutTable, type EmailBlock } from './email-blocks.js';
import { light } from './email-colours.js';
import { emailStyle, outlookStyle } from './email-style.js';

export interface EmailLayoutContent {
  /** The line that an inbox shows after the subject. */
  preheader: string;
  /** Short words under the company's name in the header band. */
  kicker: string;
  body: readonly EmailBlock[];
  /** Why the reader gets this email. */
  reason: string;
}

const fontFamily = "Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Prevents inboxes from filling the preview with the first words of the body. On two lines, each short enough for 7bit.
const previewPadding = `${'&#847;&zwnj;&nbsp;'.repeat(20)}\n${'&#847;&zwnj;&nbsp;'.repeat(20)}`;

/**
 * Returns the HTML template of a whole email: header band, card, footer with the company's contacts. It is tables with
 * inline styles, because Outlook for Windows lays out nothing else and some mail programs drop style sheets.
 */
export function emailLayout(
  language: Language,
  { preheader, kicker, body, reason }: EmailLayoutContent,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{company_name}}</title>
<!--[if mso]><style>${outlookStyle}</style><![endif]-->
<style>
${emailStyle}
</style>
</head>
<body class="ground" style="margin:0;background-color:${light.ground}">
<div class="preheader" style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground}">${preheader}<span aria-hidden="true">${previewPadding}</span></div>
<div role="article" aria-roledescription="email" aria-label="{{company_name}}" lang="${language}">
<table ${layoutTable} class="ground" style="background-color:${light.ground};font-family:${fontFamily}">
<tr><td class="air" align="center" style="padding:28px 0 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${layoutTable} style="max-width:600px;margin:0 auto">
<tr><td class="gutter band" align="left" bgcolor="${light.ink}" style="padding:30px ${gutter} 26px;background-color:${light.ink};border-bottom:4px solid ${light.amber};border-radius:16px 16px 0 0">
<p style="margin:0;font-size:22px;line-height:29px;font-weight:700;color:${light.onInk}">{{company_name}}</p>
<p class="kicker" style="margin:4px 0 0;font-size:14px;line-height:21px;color:${light.onInkSoft}">${kicker}</p>
</td></tr>
<tr><td class="card" align="left" bgcolor="${light.card}" style="padding:32px 0 20px;background-color:${light.card};border-radius:0 0 16px 16px">
<table ${layoutTable}>
${body.join('\n')}
</table>
</td></tr>
<tr><td class="gutter soft" align="center" style="padding:22px ${gutter} 40px;font-size:14px;line-height:27px;color:${light.soft}">
<p style="margin:0;line-height:24px;font-weight:700">{{company_name}}</p>
<p style="margin:0 0 10px">
{{#if phone_primary}}${footerLink('tel:+{{digits phone_primary}}', '{{phone_primary}}')}{{/if}}
{{#if phone_whatsapp}}${footerLink('https://wa.me/{{digits phone_whatsapp}}', 'WhatsApp {{phone_whatsapp}}')}{{/if}}
{{#if email_info}}${footerLink('mailto:{{email_info}}', '{{email_info}}')}{{/if}}
{{#if website_url}}${footerLink('{{website_url}}', '{{website_url}}')}{{/if}}
</p>
<p style="margin:0;font-size:13px;line-height:20px">${reason}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function footerLink(href: string, content: string): string {
  return `<span style="display:inline-block;padding:0 9px"><a class="soft foot-link" href="${href}" style="color:${light.soft};text-decoration:underline;white-space:nowrap">${content}</a></span>`;
}
