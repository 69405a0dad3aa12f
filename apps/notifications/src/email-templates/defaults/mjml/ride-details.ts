import type { Language } from '@chauffeur/contracts';
import { emailTexts } from '../../../locales/texts.js';
import { button, buttons, detailTable, when, type DetailRow, type EmailBlock } from './email-blocks.js';

/** The ride as it was booked; what was not given is left out. */
export function rideDetails(language: Language, { withStatus = false } = {}): EmailBlock {
  const texts = emailTexts(language).rideDetails;
  const rows: DetailRow[] = [
    { label: texts.service, value: '{{service_name}}', when: 'service_name' },
    { label: texts.tour, value: '{{tour_name}}', when: 'tour_name' },
    { label: texts.vehicle, value: '{{car_name}}', when: 'car_name' },
    { label: texts.date, value: '{{booking_date}}', when: 'booking_date' },
    { label: texts.time, value: `{{booking_time}} ${texts.bakuTime}`, when: 'booking_time' },
    { label: texts.passengers, value: '{{passenger_count}}', when: 'passenger_count' },
    { label: texts.pickup, value: '{{pickup_location}}', when: 'pickup_location' },
    { label: texts.dropoff, value: '{{dropoff_location}}', when: 'dropoff_location' },
    { label: texts.flight, value: '{{flight_number}}', when: 'flight_number' },
    { label: texts.flightTime, value: `{{flight_time}} ${texts.bakuTime}`, when: 'flight_time' },
    { label: texts.sign, value: '{{sign_text}}', when: 'sign_text' },
    { label: texts.stops, value: '{{stops}}', when: 'stops' },
    { label: texts.luggage, value: '{{luggage}}', when: 'luggage' },
    { label: texts.extras, value: '{{lines extras}}', when: 'extras' },
    { label: texts.requests, value: '{{lines special_requests}}', when: 'special_requests' },
    ...(withStatus ? [{ label: texts.status, value: '{{status}}', when: 'status' }] : []),
    { label: texts.price, value: '{{total_price}}', when: 'total_price', isStrong: true },
  ];
  return detailTable(rows);
}

/** Where the customer sees and cancels the ride. */
export function rideButton(language: Language): EmailBlock {
  return when('ride_link', buttons(button('{{ride_link}}', emailTexts(language).rideDetails.ridePage)));
}

/** How to reach the company at once. */
export function contactButtons(language: Language): EmailBlock {
  const texts = emailTexts(language).rideDetails;
  return when(
    'phone_whatsapp',
    buttons(
      button('https://wa.me/{{digits phone_whatsapp}}', texts.write),
      button('tel:+{{digits phone_primary}}', texts.call, 'other'),
    ),
  );
}
