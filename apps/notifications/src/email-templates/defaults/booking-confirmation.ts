import type { InBothLanguages, MailSource } from './default-template.js';
import { customerWords } from './customer-words.js';
import { heading, note, paragraph, referencePanel, sectionTitle, when } from './mail-blocks.js';
import { contactButtons, rideDetails } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  opening: string;
  beforeRide: string;
  meeting: string;
  flight: string;
  calendar: string;
}> = {
  en: {
    description: 'To the customer when a booking is confirmed',
    subject: 'Your ride is confirmed: {{booking_date}} ({{reference_number}})',
    preheader:
      '{{booking_date}}{{#if booking_time}}, {{booking_time}} Baku time{{/if}}. Pick-up: {{pickup_location}}.',
    kicker: 'Booking confirmed',
    title: 'Your ride is confirmed',
    opening: 'Everything is arranged: the car and the driver are reserved for you.',
    beforeRide: 'Before the ride',
    meeting:
      'Your driver will be at the pick-up point at the agreed time. Please keep your phone within reach, so that we can find each other.',
    flight: 'We keep an eye on flight {{flight_number}}. If it changes, please tell us the new number.',
    calendar: 'The attached file puts the ride into your calendar.',
  },
  ru: {
    description: 'Клиенту, когда поездка подтверждена',
    subject: 'Ваша поездка подтверждена: {{booking_date}} ({{reference_number}})',
    preheader:
      '{{booking_date}}{{#if booking_time}}, {{booking_time}} по бакинскому времени{{/if}}. Место подачи: {{pickup_location}}.',
    kicker: 'Поездка подтверждена',
    title: 'Ваша поездка подтверждена',
    opening: 'Всё готово: автомобиль и водитель закреплены за вами.',
    beforeRide: 'Перед поездкой',
    meeting:
      'Водитель будет на месте подачи в согласованное время. Пожалуйста, держите телефон под рукой, чтобы мы легко нашли друг друга.',
    flight:
      'Мы следим за рейсом {{flight_number}}. Если рейс изменится, сообщите нам, пожалуйста, новый номер.',
    calendar: 'Прикреплённый файл добавит поездку в ваш календарь.',
  },
};

export const bookingConfirmation: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  const common = customerWords[language];
  return {
    templateName: 'booking_confirmation',
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
        rideDetails(language),
        sectionTitle(said.beforeRide),
        paragraph(said.meeting),
        when('flight_number', paragraph(said.flight)),
        paragraph(said.calendar),
        contactButtons(language),
        note(`${common.quoteReference} ${common.payment}`),
      ],
    },
  };
});
