import type { Language } from '@chauffeur/contracts';
import { button, buttons, detailTable, when, type DetailRow, type MailBlock } from './mail-blocks.js';

const words = {
  en: {
    service: 'Service',
    tour: 'Tour',
    vehicle: 'Vehicle',
    date: 'Date',
    time: 'Time',
    bakuTime: 'Baku time',
    passengers: 'Passengers',
    pickup: 'Pick-up',
    dropoff: 'Drop-off',
    flight: 'Flight',
    requests: 'Special requests',
    status: 'Status',
    price: 'Total price',
    write: 'Write on WhatsApp',
    call: 'Call us',
  },
  ru: {
    service: 'Услуга',
    tour: 'Тур',
    vehicle: 'Автомобиль',
    date: 'Дата',
    time: 'Время',
    bakuTime: 'по бакинскому времени',
    passengers: 'Пассажиры',
    pickup: 'Место подачи',
    dropoff: 'Место назначения',
    flight: 'Рейс',
    requests: 'Особые пожелания',
    status: 'Статус',
    price: 'Стоимость',
    write: 'Написать в WhatsApp',
    call: 'Позвонить нам',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The ride as it was booked; what was not given is left out. */
export function rideDetails(language: Language, { withStatus = false } = {}): MailBlock {
  const said = words[language];
  const rows: DetailRow[] = [
    { label: said.service, value: '{{service_name}}', when: 'service_name' },
    { label: said.tour, value: '{{tour_name}}', when: 'tour_name' },
    { label: said.vehicle, value: '{{car_name}}', when: 'car_name' },
    { label: said.date, value: '{{booking_date}}', when: 'booking_date' },
    { label: said.time, value: `{{booking_time}} ${said.bakuTime}`, when: 'booking_time' },
    { label: said.passengers, value: '{{passenger_count}}', when: 'passenger_count' },
    { label: said.pickup, value: '{{pickup_location}}', when: 'pickup_location' },
    { label: said.dropoff, value: '{{dropoff_location}}', when: 'dropoff_location' },
    { label: said.flight, value: '{{flight_number}}', when: 'flight_number' },
    { label: said.requests, value: '{{lines special_requests}}', when: 'special_requests' },
    ...(withStatus ? [{ label: said.status, value: '{{status}}', when: 'status' }] : []),
    { label: said.price, value: '{{total_price}}', when: 'total_price', isStrong: true },
  ];
  return detailTable(rows);
}

/** How to reach the company at once. */
export function contactButtons(language: Language): MailBlock {
  const said = words[language];
  return when(
    'phone_whatsapp',
    buttons(
      button('https://wa.me/{{digits phone_whatsapp}}', said.write),
      button('tel:+{{digits phone_primary}}', said.call, 'other'),
    ),
  );
}
