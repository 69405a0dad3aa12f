import type { Language } from '@chauffeur/contracts';
import { emailTexts } from '../../../locales/texts.js';
import { detailTable, type EmailBlock } from './email-blocks.js';

/** A ride as a driver needs it before the customer's details are shown. */
export function jobDetails(language: Language): EmailBlock {
  const { rideDetails: texts, crew } = emailTexts(language);
  return detailTable([
    { label: texts.date, value: '{{booking_date}}', when: 'booking_date' },
    { label: texts.time, value: `{{booking_time}} ${texts.bakuTime}`, when: 'booking_time', isStrong: true },
    { label: texts.pickup, value: '{{pickup_location}}', when: 'pickup_location' },
    { label: texts.stops, value: '{{stops}}', when: 'stops' },
    { label: texts.dropoff, value: '{{dropoff_location}}', when: 'dropoff_location' },
    { label: texts.flight, value: '{{flight_number}}', when: 'flight_number' },
    { label: texts.flightTime, value: `{{flight_time}} ${texts.bakuTime}`, when: 'flight_time' },
    { label: texts.passengers, value: '{{passenger_count}}', when: 'passenger_count' },
    { label: texts.luggage, value: '{{luggage}}', when: 'luggage' },
    { label: texts.vehicle, value: '{{car_name}}', when: 'car_name' },
    { label: crew.plate, value: '{{vehicle_plate}}', when: 'vehicle_plate' },
  ]);
}
