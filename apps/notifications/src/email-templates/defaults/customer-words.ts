import type { InBothLanguages } from './default-template.js';

/** Sentences that several customer mails say the same way. */
export const customerWords: InBothLanguages<{
  greeting: string;
  reference: string;
  yourRide: string;
  payment: string;
  quoteReference: string;
  reason: string;
}> = {
  en: {
    greeting: 'Dear {{customer_name}},',
    reference: 'Your reference number',
    yourRide: 'Your ride',
    payment: 'Payment is accepted in AZN or USD only.',
    quoteReference: 'To change or cancel, reply to this mail or write to us and quote your reference number.',
    reason: 'You receive this mail because a ride was booked with this address.',
  },
  ru: {
    greeting: 'Здравствуйте, {{customer_name}}!',
    reference: 'Номер вашей заявки',
    yourRide: 'Ваша поездка',
    payment: 'Оплата принимается только в AZN или USD.',
    quoteReference:
      'Чтобы изменить или отменить поездку, ответьте на это письмо или напишите нам и укажите номер заявки.',
    reason: 'Вы получили это письмо, потому что на этот адрес была забронирована поездка.',
  },
};
