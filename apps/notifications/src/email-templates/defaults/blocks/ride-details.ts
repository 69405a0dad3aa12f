import type { Language } from '@chauffeur/contracts/languages/languages';
import { emailTexts } from '../../../locales/texts.js';
import { button, buttons, detailTable, when, type EmailBlock } from './email-blocks.js';
import { rideRows } from './ride-rows.js';

/** The ride as it was booked; omits missing values. */
export function rideDetails(language: Language, { withStatus = false } = {}): EmailBlock {
  const rows = rideRows(language);
  return detailTable([
    rows.service,
    rows.tour,
    rows.car,
    rows.date,
    rows.time,
    rows.duration,
    rows.passengers,
    rows.pickup,
    rows.dropoff,
    rows.flight,
    rows.flightTime,
    rows.sign,
    rows.stops,
    rows.luggage,
    rows.extras,
    rows.requests,
    ...(withStatus ? [rows.status] : []),
    rows.price,
  ]);
}

/** The ride as a driver needs it before the customer's details are shown. */
export function jobDetails(language: Language): EmailBlock {
  const rows = rideRows(language);
  return detailTable([
    rows.date,
    { ...rows.time, isStrong: true },
    rows.pickup,
    rows.stops,
    rows.dropoff,
    rows.flight,
    rows.flightTime,
    rows.passengers,
    rows.luggage,
    rows.car,
    rows.plate,
  ]);
}

/** A button to the page of the ride. */
export function rideButton(language: Language): EmailBlock {
  return when('ride_link', buttons(button('{{ride_link}}', emailTexts(language).rideDetails.ridePage)));
}

/** Buttons that contact the company. */
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
