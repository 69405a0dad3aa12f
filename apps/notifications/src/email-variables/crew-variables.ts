import { placeName } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import { firstNameOf } from '@chauffeur/contracts/drivers/first-name-of';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { EmailContent } from './email-content.js';
import { valueTexts } from '../locales/texts.js';
import { writtenPhone } from './phone-variables.js';

type Crew = Pick<Extract<EmailContent, { kind: 'booking' }>, 'driver' | 'vehicle'>;

/** Returns the variables of driver (first name only) and vehicle; empty if the reader may not see them yet. */
export function crewVariables({ driver, vehicle }: Crew, language: Language) {
  return {
    driver_name: driver ? firstNameOf(driver.name) : '',
    driver_phone: driver?.phone ? writtenPhone(driver.phone) : '',
    vehicle_plate: vehicle?.plate ?? '',
    vehicle_colour: colourOf(vehicle, language),
  };
}

function colourOf(vehicle: Crew['vehicle'], language: Language): string {
  if (!vehicle?.colour) return vehicle?.colourRu ?? '';
  return inLanguage({ colour: vehicle.colour, colourRu: vehicle.colourRu }, 'colour', language);
}

/** Returns where the driver waits: `In the arrivals hall, with the sign “Emily Carter”`. */
export function describeMeeting(booking: BookingResponse, language: Language): string {
  const { meeting } = valueTexts(language);
  const sign = signOf(booking);
  if (sign !== null) return meeting.arrivals.replace('{sign}', () => sign);
  return meeting.pickup.replace(
    '{place}',
    () => booking.pickupNote ?? placeName(booking.pickupLocation, language),
  );
}
