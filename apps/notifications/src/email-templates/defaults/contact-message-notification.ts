import type { InBothLanguages, MailSource } from './default-template.js';
import { button, buttons, detailTable, heading, link, note, quote, sectionTitle } from './mail-blocks.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  name: string;
  email: string;
  phone: string;
  about: string;
  language: string;
  message: string;
  reply: string;
  replyNote: string;
  reason: string;
}> = {
  en: {
    description: 'To the company when somebody wrote through the contact form',
    subject: 'New message from {{customer_name}}{{#if message_subject}}: {{message_subject}}{{/if}}',
    preheader: 'Written through the contact form. A reply was promised within 24 hours.',
    kicker: 'New message',
    title: 'New message from {{customer_name}}',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    about: 'Subject',
    language: 'Language',
    message: 'Message',
    reply: 'Reply by email',
    replyNote:
      'An answer to this mail goes straight to the sender, who was promised a reply within 24 hours.',
    reason: 'You receive this mail because this address gets the messages of the contact form.',
  },
  ru: {
    description: 'Компании, когда кто-то написал через форму на сайте',
    subject: 'Новое сообщение: {{customer_name}}{{#if message_subject}}, «{{message_subject}}»{{/if}}',
    preheader: 'Написано через форму на сайте. Обещан ответ в течение 24 часов.',
    kicker: 'Новое сообщение',
    title: 'Новое сообщение: {{customer_name}}',
    name: 'Имя',
    email: 'Почта',
    phone: 'Телефон',
    about: 'Тема',
    language: 'Язык',
    message: 'Сообщение',
    reply: 'Ответить письмом',
    replyNote: 'Ответ на это письмо уйдёт прямо отправителю; ему обещан ответ в течение 24&nbsp;часов.',
    reason: 'Вы получили это письмо, потому что на этот адрес приходят сообщения с сайта.',
  },
};

export const contactMessageNotification: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  return {
    templateName: 'contact_message_notification',
    language,
    description: said.description,
    subjectTemplate: said.subject,
    content: {
      preheader: said.preheader,
      kicker: said.kicker,
      reason: said.reason,
      body: [
        heading(said.title),
        detailTable([
          { label: said.name, value: '{{customer_name}}', when: 'customer_name' },
          {
            label: said.email,
            value: link('mailto:{{customer_email}}', '{{customer_email}}'),
            when: 'customer_email',
          },
          {
            label: said.phone,
            value: link('tel:+{{digits customer_phone}}', '{{customer_phone}}'),
            when: 'customer_phone',
          },
          { label: said.about, value: '{{message_subject}}', when: 'message_subject' },
          { label: said.language, value: '{{language}}', when: 'language' },
        ]),
        sectionTitle(said.message),
        quote('{{lines message}}'),
        buttons(button('mailto:{{customer_email}}', said.reply)),
        note(said.replyNote),
      ],
    },
  };
});
