import type { InBothLanguages, MailSource } from './default-template.js';
import { heading, paragraph, when } from './mail-blocks.js';
import { contactButtons } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  greeting: string;
  opening: string;
  urgent: string;
  reason: string;
}> = {
  en: {
    description: 'To somebody who wrote through the contact form: the message has arrived',
    subject: 'We have received your message',
    preheader: 'We reply within 24 hours.',
    kicker: 'Message received',
    title: 'Thank you for writing to us',
    greeting: 'Dear {{customer_name}},',
    opening: 'Your message has arrived. <strong>We reply within 24 hours.</strong>',
    urgent: 'Is it urgent? Write or call: we are here around the clock.',
    reason: 'You receive this mail because this address was given in our contact form.',
  },
  ru: {
    description: 'Тому, кто написал через форму на сайте: сообщение получено',
    subject: 'Мы получили ваше сообщение',
    preheader: 'Ответим в течение 24 часов.',
    kicker: 'Сообщение получено',
    title: 'Спасибо, что написали нам',
    greeting: 'Здравствуйте, {{customer_name}}!',
    opening: 'Ваше сообщение получено. <strong>Мы ответим в течение 24&nbsp;часов.</strong>',
    urgent: 'Срочный вопрос? Напишите или позвоните: мы на связи круглосуточно.',
    reason: 'Вы получили это письмо, потому что этот адрес был указан в форме на нашем сайте.',
  },
};

/** Does not quote the message: else the form could be used to send strangers any text in the company's name. */
export const contactMessageReceivedTemplate: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  return {
    templateName: 'contact_message_received',
    language,
    description: said.description,
    subjectTemplate: said.subject,
    content: {
      preheader: said.preheader,
      kicker: said.kicker,
      reason: said.reason,
      body: [
        heading(said.title),
        paragraph(said.greeting),
        paragraph(said.opening),
        when('phone_whatsapp', paragraph(said.urgent)),
        contactButtons(language),
      ],
    },
  };
});
