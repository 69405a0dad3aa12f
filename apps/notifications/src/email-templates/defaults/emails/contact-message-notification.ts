import { defaultEmail } from '../default-email.js';
import { customerRows } from '../blocks/customer-details.js';
import { button, buttons, detailTable, note, quote, sectionTitle } from '../blocks/email-blocks.js';

export const contactMessageNotification = defaultEmail(
  'contact_message_notification',
  'contactMessageNotification',
  (texts, language) => {
    const rows = customerRows(language);
    return {
      reason: texts.reason,
      body: [
        detailTable([
          rows.name,
          rows.email,
          rows.phone,
          { label: texts.about, value: '{{message_subject}}', when: 'message_subject' },
          rows.language,
        ]),
        sectionTitle(texts.message),
        quote('{{lines message}}'),
        buttons(button('mailto:{{customer_email}}', texts.reply)),
        note(texts.replyNote),
      ],
    };
  },
);
