import type { Language } from '@chauffeur/contracts/languages/languages';
import { emailTexts } from '../../../locales/texts.js';
import { button, buttons, link, when, type DetailRow, type EmailBlock } from './email-blocks.js';

/** The customer's phone number, as a link if it can be dialled. */
const customerPhone = `{{#if customer_phone_e164}}${link('tel:{{customer_phone_e164}}', '{{customer_phone}}')}{{/if}}{{#unless customer_phone_e164}}{{customer_phone}}{{/unless}}`;

/** The rows that name a customer to staff, by name. */
export function customerRows(language: Language) {
  const texts = emailTexts(language).staff;
  return {
    name: { label: texts.name, value: '{{customer_name}}', when: 'customer_name' },
    phone: { label: texts.phone, value: customerPhone, when: 'customer_phone' },
    email: {
      label: texts.email,
      value: link('mailto:{{customer_email}}', '{{customer_email}}'),
      when: 'customer_email',
    },
    language: { label: texts.language, value: '{{language}}', when: 'language' },
  } satisfies Record<string, DetailRow>;
}

/** Buttons that contact the customer. */
export function customerButtons(language: Language): EmailBlock {
  const texts = emailTexts(language).staff;
  return when(
    'customer_phone_e164',
    buttons(
      button('tel:{{customer_phone_e164}}', texts.call),
      button('https://wa.me/{{digits customer_phone_e164}}', texts.whatsapp, 'other'),
    ),
  );
}

/** A button that opens the booking in the back office. */
export function openBookingButton(language: Language): EmailBlock {
  const open = emailTexts(language).staff.open;
  return when('back_office', buttons(button('{{back_office}}/bookings/{{reference_number}}', open, 'other')));
}
