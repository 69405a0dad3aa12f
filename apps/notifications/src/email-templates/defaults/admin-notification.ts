import type { InBothLanguages, MailSource } from './default-template.js';
import {
  button,
  buttons,
  detailTable,
  heading,
  link,
  paragraph,
  referencePanel,
  sectionTitle,
  when,
} from './mail-blocks.js';
import { rideDetails } from './ride-details.js';

const words: InBothLanguages<{
  description: string;
  subject: string;
  preheader: string;
  kicker: string;
  title: string;
  opening: string;
  reference: string;
  customer: string;
  name: string;
  phone: string;
  email: string;
  messenger: string;
  language: string;
  ride: string;
  call: string;
  whatsapp: string;
  open: string;
  reason: string;
}> = {
  en: {
    description: 'To staff when a customer has booked',
    subject: 'New booking {{reference_number}}: {{customer_name}}, {{booking_date}}',
    preheader:
      '{{car_name}}, {{passenger_count}} passengers, {{pickup_location}}. Contact was promised within 2 hours.',
    kicker: 'New booking',
    title: 'New booking from {{customer_name}}',
    opening: 'The customer was promised contact <strong>within 2 hours</strong>.',
    reference: 'Reference number',
    customer: 'Customer',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    messenger: 'Preferred messenger',
    language: 'Language',
    ride: 'Ride',
    call: 'Call the customer',
    whatsapp: 'WhatsApp',
    open: 'Open the bookings',
    reason: 'You receive this mail because this address gets notice of new bookings.',
  },
  ru: {
    description: 'Сотрудникам, когда клиент оформил заявку',
    subject: 'Новая заявка {{reference_number}}: {{customer_name}}, {{booking_date}}',
    preheader:
      '{{car_name}}, пассажиров: {{passenger_count}}, {{pickup_location}}. Обещано связаться в течение 2 часов.',
    kicker: 'Новая заявка',
    title: 'Новая заявка: {{customer_name}}',
    opening: 'Клиенту обещано, что с ним свяжутся <strong>в течение 2&nbsp;часов</strong>.',
    reference: 'Номер заявки',
    customer: 'Клиент',
    name: 'Имя',
    phone: 'Телефон',
    email: 'Почта',
    messenger: 'Мессенджер',
    language: 'Язык',
    ride: 'Поездка',
    call: 'Позвонить клиенту',
    whatsapp: 'WhatsApp',
    open: 'Открыть заявки',
    reason: 'Вы получили это письмо, потому что на этот адрес приходят уведомления о новых заявках.',
  },
};

export const adminNotification: MailSource[] = (['en', 'ru'] as const).map((language) => {
  const said = words[language];
  return {
    templateName: 'admin_notification',
    language,
    description: said.description,
    subjectTemplate: said.subject,
    content: {
      preheader: said.preheader,
      kicker: said.kicker,
      reason: said.reason,
      body: [
        heading(said.title),
        paragraph(said.opening),
        referencePanel(said.reference, '{{reference_number}}'),
        sectionTitle(said.customer),
        detailTable([
          { label: said.name, value: '{{customer_name}}', when: 'customer_name' },
          {
            label: said.phone,
            value: link('tel:+{{digits customer_phone}}', '{{customer_phone}}'),
            when: 'customer_phone',
          },
          {
            label: said.email,
            value: link('mailto:{{customer_email}}', '{{customer_email}}'),
            when: 'customer_email',
          },
          { label: said.messenger, value: '{{preferred_messaging_app}}', when: 'preferred_messaging_app' },
          { label: said.language, value: '{{language}}', when: 'language' },
        ]),
        when(
          'customer_phone',
          buttons(
            button('tel:+{{digits customer_phone}}', said.call),
            button('https://wa.me/{{digits customer_phone}}', said.whatsapp, 'other'),
          ),
        ),
        sectionTitle(said.ride),
        rideDetails(language, { withStatus: true }),
        when('website_url', buttons(button('{{website_url}}/admin/bookings', said.open, 'other'))),
      ],
    },
  };
});
