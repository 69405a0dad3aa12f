import type { InBothLanguages, MailSource } from './default-template.js';
import { customerWords } from './customer-words.js';
import { button, buttons, heading, note, paragraph, sectionTitle, when } from './mail-blocks.js';
import { rideDetails } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  thanks: string;
  ask: string;
  review: string;
  again: string;
  complaint: string;
}> = {
  en: {
    description: 'To the customer when a ride is completed, with the link to leave a review',
    subject: 'Thank you for riding with {{company_name}}',
    preheader: 'How was the ride? A few words help us and other travellers.',
    kicker: 'Ride completed',
    title: 'Thank you for riding with us',
    thanks: 'We hope that you arrived well and enjoyed the way.',
    ask: 'How was it? Two minutes of your time help other travellers choose, and your driver will read every word.',
    review: 'Leave a review',
    again: 'Book another ride',
    complaint: 'Was something not as it should be? Reply to this mail: we read every answer.',
  },
  ru: {
    description: 'Клиенту после завершения поездки, со ссылкой на отзыв',
    subject: 'Спасибо за поездку! {{company_name}}',
    preheader: 'Как прошла поездка? Несколько слов помогут нам и другим путешественникам.',
    kicker: 'Поездка завершена',
    title: 'Спасибо, что были с нами',
    thanks: 'Надеемся, вы хорошо доехали и дорога была в радость.',
    ask: 'Как всё прошло? Две минуты вашего времени помогут другим путешественникам с выбором, а водитель прочтёт каждое слово.',
    review: 'Оставить отзыв',
    again: 'Забронировать снова',
    complaint: 'Что-то было не так? Ответьте на это письмо: мы читаем каждый ответ.',
  },
};

export const bookingCompleted: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  const common = customerWords[language];
  return {
    templateName: 'booking_completed',
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
        paragraph(said.thanks),
        when('google_review_url', paragraph(said.ask)),
        when(
          'google_review_url',
          buttons(
            button('{{google_review_url}}', said.review),
            button('{{website_url}}', said.again, 'other'),
          ),
        ),
        note(said.complaint),
        sectionTitle(`${common.yourRide} <span style="white-space:nowrap;">{{reference_number}}</span>`),
        rideDetails(language),
      ],
    },
  };
});
