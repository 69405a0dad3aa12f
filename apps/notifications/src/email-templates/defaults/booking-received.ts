import type { InBothLanguages, MailSource } from './default-template.js';
import { customerWords } from './customer-words.js';
import { heading, note, paragraph, referencePanel, sectionTitle, steps } from './mail-blocks.js';
import { contactButtons, rideDetails } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  thanks: string;
  promise: string;
  next: string;
  nextSteps: [string, string, string];
}> = {
  en: {
    description:
      'To the customer, right after booking: what was booked and the promise of contact within 2 hours',
    subject: 'We have received your booking {{reference_number}}',
    preheader: 'We will contact you within 2 hours. {{booking_date}}, {{car_name}}.',
    kicker: 'Booking received',
    title: 'We have received your booking',
    thanks: 'Thank you for booking with us. Here is what we have written down.',
    promise: '<strong>We will contact you within 2 hours</strong> to confirm the ride.',
    next: 'What happens next',
    nextSteps: [
      'We check the car and the driver for your date.',
      'Within 2 hours we contact you by {{preferred_messaging_app}}, phone or email.',
      'Once everything is settled you get a confirmation by email.',
    ],
  },
  ru: {
    description: 'Клиенту сразу после заказа: что забронировано и обещание связаться в течение 2 часов',
    subject: 'Мы получили вашу заявку {{reference_number}}',
    preheader: 'Свяжемся с вами в течение 2 часов. {{booking_date}}, {{car_name}}.',
    kicker: 'Заявка получена',
    title: 'Мы получили вашу заявку',
    thanks: 'Спасибо, что выбрали нас. Вот что мы записали.',
    promise: '<strong>Мы свяжемся с вами в течение 2&nbsp;часов</strong>, чтобы подтвердить поездку.',
    next: 'Что дальше',
    nextSteps: [
      'Мы проверим автомобиль и водителя на вашу дату.',
      'В течение 2&nbsp;часов свяжемся с вами в {{preferred_messaging_app}}, по телефону или по почте.',
      'Когда всё будет согласовано, пришлём подтверждение на почту.',
    ],
  },
};

export const bookingReceived: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  const common = customerWords[language];
  return {
    templateName: 'booking_received',
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
        paragraph(`${said.thanks} ${said.promise}`),
        referencePanel(common.reference, '{{reference_number}}'),
        rideDetails(language),
        sectionTitle(said.next),
        steps(...said.nextSteps),
        contactButtons(language),
        note(`${common.quoteReference} ${common.payment}`),
      ],
    },
  };
});
