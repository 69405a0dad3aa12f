import type { Language } from '@chauffeur/contracts/languages';
import { gutter, type EmailBlock } from './email-blocks.js';
import { light } from './email-colours.js';
import { emailStyle } from './email-style.js';

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

/** Returns the whole email as an MJML document: header band, card, footer with the company's contacts. */
export function emailLayout(
  language: Language,
  { preheader, kicker, body, reason }: EmailLayoutContent,
): string {
  return `<mjml lang="${language}">
<mj-head>
<mj-title>{{company_name}}</mj-title>
<mj-raw><meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-breakpoint width="600px" />
<mj-attributes>
<mj-all font-family="${fontFamily}" />
<mj-text font-size="16px" line-height="25px" padding="0" />
<mj-section padding="0" />
<mj-column padding="0" />
<mj-button font-size="16px" line-height="22px" font-weight="700" border-radius="10px" inner-padding="12px 16px" />
</mj-attributes>
<mj-style>${emailStyle}</mj-style>
</mj-head>
<mj-body background-color="${light.ground}" css-class="ground" width="600px">
<mj-raw><div class="preheader" style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:${light.ground};">${preheader}<span aria-hidden="true">${previewPadding}</span></div></mj-raw>
<mj-section css-class="air"><mj-column><mj-spacer height="28px" /></mj-column></mj-section>
<mj-section css-class="band" background-color="${light.ink}" border-radius="16px 16px 0 0" border-bottom="4px solid ${light.amber}" padding="30px 0 26px"><mj-column>
<mj-text css-class="gutter" color="${light.onInk}" font-size="22px" line-height="29px" font-weight="700" padding="0 ${gutter}">{{company_name}}</mj-text>
<mj-text css-class="gutter kicker" color="${light.onInkSoft}" font-size="14px" line-height="21px" padding="4px ${gutter} 0">${kicker}</mj-text>
</mj-column></mj-section>
<mj-wrapper css-class="card" background-color="${light.card}" border-radius="0 0 16px 16px" padding="32px 0 20px">
${inSections(body)}
</mj-wrapper>
<mj-section padding="22px 0 40px"><mj-column>
<mj-text css-class="gutter soft" align="center" color="${light.soft}" font-size="14px" line-height="24px" font-weight="700" padding="0 ${gutter}">{{company_name}}</mj-text>
<mj-text css-class="gutter soft" align="center" color="${light.soft}" font-size="14px" line-height="27px" padding="0 ${gutter} 10px">
{{#if phone_primary}}${footerLink('tel:+{{digits phone_primary}}', '{{phone_primary}}')}{{/if}}
{{#if phone_whatsapp}}${footerLink('https://wa.me/{{digits phone_whatsapp}}', 'WhatsApp {{phone_whatsapp}}')}{{/if}}
{{#if email_info}}${footerLink('mailto:{{email_info}}', '{{email_info}}')}{{/if}}
{{#if website_url}}${footerLink('{{website_url}}', '{{website_url}}')}{{/if}}
</mj-text>
<mj-text css-class="gutter soft" align="center" color="${light.soft}" font-size="13px" line-height="20px" padding="0 ${gutter}">${reason}</mj-text>
</mj-column></mj-section>
</mj-body>
</mjml>`;
}

/** Wraps consecutive blocks of column content in one section; blocks that are sections stay as they are. */
function inSections(blocks: readonly EmailBlock[]): string {
  const isSection = (block: EmailBlock) => block.includes('<mj-section');
  const groups: EmailBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    const previous = blocks[index - 1];
    if (previous === undefined || isSection(block) || isSection(previous)) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  return groups
    .map((group) =>
      group.some(isSection)
        ? group.join('\n')
        : `<mj-section><mj-column>${group.join('\n')}</mj-column></mj-section>`,
    )
    .join('\n');
}

function footerLink(href: string, content: string): string {
  return `<span style="display:inline-block;padding:0 9px;"><a class="soft foot-link" href="${href}" style="color:${light.soft};text-decoration:underline;white-space:nowrap;">${content}</a></span>`;
}
