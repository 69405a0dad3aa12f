import type { InBothLanguages, MailSource } from './default-template.js';
import { customerWords } from './customer-words.js';
import { heading, note, paragraph, referencePanel, sectionTitle } from './mail-blocks.js';
import { contactButtons, rideDetails } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  opening: string;
  surprise: string;
  booked: string;
  closing: string;
}> = {
  en: {
    description: 'To the customer when the status of a booking changes, for example when it is cancelled',
    subject: 'Your booking {{reference_number}} is {{status}}',
    preheader: '{{booking_date}}, {{car_name}}. If this is not what you expected, write to us.',
    kicker: 'Booking update',
    title: 'Your booking is {{status}}',
    opening: 'The status of your booking has changed. It is now: <strong>{{status}}</strong>.',
    surprise:
      'If this is not what you expected, or you would like another date, write or call: we are here around the clock.',
    booked: 'What was booked',
    closing: 'When you reply to this mail or write to us, please quote your reference number.',
  },
  ru: {
    description: 'Клиенту при смене статуса заявки, например при отмене',
    subject: 'Заявка {{reference_number}} {{status}}',
    preheader: '{{booking_date}}, {{car_name}}. Если вы этого не ждали, напишите нам.',
    kicker: 'Изменение заявки',
    title: 'Ваша заявка {{status}}',
    opening: 'Статус вашей заявки изменился. Теперь она <strong>{{status}}</strong>.',
    surprise:
      'Если вы этого не ждали или хотите выбрать другую дату, напишите или позвоните: мы на связи круглосуточно.',
    booked: 'Что было забронировано',
    closing: 'Когда будете отвечать на это письмо или писать нам, укажите, пожалуйста, номер заявки.',
  },
};

export const bookingStatusUpdate: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  const common = customerWords[language];
  return {
    templateName: 'booking_status_update',
    language,
    description: said.description,
    subjectTemplate: said.subject,
    content: {
      preheader: said.preheader,
      kicker: said.kicker,
      reason: common.reason,
      body: [
        heading(said.title),
        paragraph(common.greeting),
        paragraph(said.opening),
        referencePanel(common.reference, '{{reference_number}}'),
        paragraph(said.surprise),
        contactButtons(language),
        sectionTitle(said.booked),
        rideDetails(language),
        note(said.closing),
      ],
    },
  };
});
