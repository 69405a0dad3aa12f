import type { Language } from '@chauffeur/contracts';
import { font } from './mail-blocks.js';
import { dark, light } from './mail-colours.js';

export interface MailContent {
  language: Language;
  /** The line that an inbox shows after the subject. */
  preheader: string;
  /** Short words over the title in the header band. */
  kicker: string;
  body: string;
  /** Why the reader gets this mail. */
  reason: string;
}

// The shebeke lattice of the header, drawn by gradients alone; a client that knows none shows plain ink.
const latticeLine = 'rgba(242,165,65,0.22)';
const latticeTile = 32;
const lattice = [45, -45, 0, 90]
  .map((angle) => {
    // One line through the middle of each tile, so that all four meet there.
    const middle = (angle % 90 === 0 ? latticeTile : latticeTile * Math.SQRT2) / 2;
    const [from, to] = [(middle - 0.5).toFixed(2), (middle + 0.5).toFixed(2)];
    return `linear-gradient(${angle}deg,transparent ${from}px,${latticeLine} ${from}px,${latticeLine} ${to}px,transparent ${to}px)`;
  })
  .join(',');

// Keeps an inbox from filling the preview with the first words of the body.
const previewPadding = '&#847;&zwnj;&nbsp;'.repeat(40);

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{mso-table-lspace:0;mso-table-rspace:0}
a{text-underline-offset:2px}
@media only screen and (max-width:600px){
.frame{padding:0 !important}
.card{border-radius:0 !important;border-left:0 !important;border-right:0 !important}
.band{border-radius:0 !important;padding:26px 20px 24px !important}
.inside{padding:26px 20px 14px !important}
.foot{padding:20px 20px 32px !important}
.details .label{display:block !important;width:auto !important;padding:11px 0 0 !important;border-bottom:0 !important}
.details .value{display:block !important;width:auto !important;padding:1px 0 11px !important}
.button{float:none !important;width:100% !important;margin:0 0 12px !important}
.button a{display:block !important}
h1{font-size:24px !important}
.reference{font-size:20px !important}
}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}
`;

/** The whole document around a mail's content: header band, card, footer with the company's contacts. */
export function mailLayout({ language, preheader, kicker, body, reason }: MailContent): string {
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{company_name}}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${style}</style>
</head>
<body class="ground" bgcolor="${light.ground}" style="margin:0;padding:0;background-color:${light.ground};">
<div class="preheader" style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground};">${preheader}<span aria-hidden="true">${previewPadding}</span></div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background-color:${light.ground};"><tr><td class="frame" align="center" style="padding:28px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="band" bgcolor="${light.ink}" style="background-color:${light.ink};background-image:${lattice};background-size:${latticeTile}px ${latticeTile}px;background-position:center top;border-radius:16px 16px 0 0;padding:30px 36px 28px;">
<p style="margin:0;${font}font-size:21px;line-height:1.3;font-weight:700;color:#ffffff;">{{company_name}}</p>
<p class="kicker" style="margin:4px 0 0;${font}font-size:14px;line-height:1.5;color:#f6cf95;">${kicker}</p>
</td></tr>
<tr><td class="rule" height="4" bgcolor="${light.amber}" style="height:4px;font-size:0;line-height:0;background-color:${light.amber};">&nbsp;</td></tr>
<tr><td class="card inside" bgcolor="${light.card}" style="background-color:${light.card};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;padding:34px 36px 20px;">
${body}
</td></tr>
<tr><td class="foot" align="center" style="padding:22px 24px 8px;">
<p class="soft" style="margin:0 0 2px;${font}font-size:14px;line-height:1.7;color:${light.soft};"><strong>{{company_name}}</strong></p>
<p class="soft" style="margin:0 0 10px;${font}font-size:14px;line-height:1.9;color:${light.soft};">
{{#if phone_primary}}${footerLink('tel:+{{digits phone_primary}}', '{{phone_primary}}')}{{/if}}
{{#if phone_whatsapp}}${footerLink('https://wa.me/{{digits phone_whatsapp}}', 'WhatsApp {{phone_whatsapp}}')}{{/if}}
{{#if email_info}}${footerLink('mailto:{{email_info}}', '{{email_info}}')}{{/if}}
{{#if website_url}}${footerLink('{{website_url}}', '{{website_url}}')}{{/if}}
</p>
<p class="soft" style="margin:0;${font}font-size:13px;line-height:1.6;color:${light.soft};">${reason}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

function footerLink(href: string, text: string): string {
  return `<span style="display:inline-block;padding:0 9px;"><a class="soft foot-link" href="${href}" style="color:${light.soft};text-decoration:underline;white-space:nowrap;">${text}</a></span>`;
}

function darkRules(prefix: string): string {
  return [
    `.ground{background-color:${dark.ground} !important}`,
    `.card{background-color:${dark.card} !important;border-color:${dark.line} !important}`,
    `.band{background-color:${dark.ink} !important}`,
    `.panel{background-color:${dark.panel} !important}`,
    `.text{color:${dark.text} !important}`,
    `.soft{color:${dark.soft} !important}`,
    `.line{border-color:${dark.line} !important}`,
    `.link{color:${dark.link} !important}`,
    `.number{background-color:${dark.amber} !important;color:${light.ink} !important}`,
    `.main-button{background-color:${dark.amber} !important;border-color:${dark.amber} !important}`,
    `.on-amber{color:${light.ink} !important}`,
  ]
    .map((rule) => `${prefix}${rule}`)
    .join('\n');
}
