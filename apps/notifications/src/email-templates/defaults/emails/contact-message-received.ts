import { defaultEmail } from '../default-email.js';
import { paragraph, when } from '../blocks/email-blocks.js';
import { contactButtons } from '../blocks/ride-details.js';

/** Does not quote the message: otherwise the form could be used to send strangers any text in the company's name. */
export const contactMessageReceivedTemplate = defaultEmail(
  'contact_message_received',
  'contactMessageReceived',
  (texts, language) => ({
    reason: texts.reason,
    body: [
      paragraph(texts.greeting),
      paragraph(texts.opening),
      when('phone_whatsapp', paragraph(texts.urgent)),
      contactButtons(language),
    ],
  }),
);
