import { languages } from '@chauffeur/contracts';
import { emailTexts } from '../../locales/texts.js';
import type { EmailSource } from './default-template.js';
import {
  button,
  buttons,
  customerPhone,
  detailTable,
  heading,
  link,
  note,
  quote,
  sectionTitle,
} from './mjml/email-blocks.js';

export const contactMessageNotification: EmailSource[] = languages.map((language) => {
  const texts = emailTexts(language).contactMessageNotification;
  return {
    templateName: 'contact_message_notification',
    language,
    description: texts.description,
    subjectTemplate: texts.subject,
    content: {
      preheader: texts.preheader,
      kicker: texts.kicker,
      reason: texts.reason,
      body: [
        heading(texts.title),
        detailTable([
          { label: texts.name, value: '{{customer_name}}', when: 'customer_name' },
          {
            label: texts.email,
            value: link('mailto:{{customer_email}}', '{{customer_email}}'),
            when: 'customer_email',
          },
          {
            label: texts.phone,
            value: customerPhone,
            when: 'customer_phone',
          },
          { label: texts.about, value: '{{message_subject}}', when: 'message_subject' },
          { label: texts.language, value: '{{language}}', when: 'language' },
        ]),
        sectionTitle(texts.message),
        quote('{{lines message}}'),
        buttons(button('mailto:{{customer_email}}', texts.reply)),
        note(texts.replyNote),
      ],
    },
  };
});
