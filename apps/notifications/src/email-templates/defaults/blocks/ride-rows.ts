import type { Language } from '@chauffeur/contracts/languages/languages';
import { emailTexts } from '../../../locales/texts.js';
import type { DetailRow } from './email-blocks.js';

/** The rows that describe a ride, by name; each email selects and orders its own. */
export function rideRows(language: Language) {
  const { rideDetails: texts, crew } = emailTexts(language);
  return {
    service: { label: texts.service, value: '{{service_name}}', when: 'service_name' },
    tour: { label: texts.tour, value: '{{tour_name}}', when: 'tour_name' },
    car: { label: texts.vehicle, value: '{{car_name}}', when: 'car_name' },
    plate: { label: crew.plate, value: '{{vehicle_plate}}', when: 'vehicle_plate' },
    date: { label: texts.date, value: '{{booking_date}}', when: 'booking_date' },
    time: { label: texts.time, value: `{{booking_time}} ${texts.bakuTime}`, when: 'booking_time' },
    duration: { label: texts.duration, value: '{{duration}}', when: 'duration' },
    passengers: { label: texts.passengers, value: '{{passenger_count}}', when: 'passenger_count' },
    pickup: { label: texts.pickup, value: '{{pickup_location}}', when: 'pickup_location' },
    stops: { label: texts.stops, value: '{{stops}}', when: 'stops' },
    dropoff: { label: texts.dropoff, value: '{{dropoff_location}}', when: 'dropoff_location' },
    flight: { label: texts.flight, value: '{{flight_number}}', when: 'flight_number' },
    flightTime: {
      label: texts.flightTime,
      value: `{{flight_time}} ${texts.bakuTime}`,
      when: 'flight_time',
    },
    sign: { label: texts.sign, value: '{{sign_text}}', when: 'sign_text' },
    luggage: { label: texts.luggage, value: '{{luggage}}', when: 'luggage' },
    extras: { label: texts.extras, value: '{{lines extras}}', when: 'extras' },
    requests: { label: texts.requests, value: '{{lines special_requests}}', when: 'special_requests' },
    status: { label: texts.status, value: '{{status}}', when: 'status' },
    price: { label: texts.price, value: '{{total_price}}', when: 'total_price', isStrong: true },
  } satisfies Record<string, DetailRow>;
}
