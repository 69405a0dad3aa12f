import type { AirportDirection, MessagingApp } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { CountryCode } from '@chauffeur/phone';

/** The details of a ride as their form holds them. */
export interface DetailsInput {
  /** YYYY-MM-DD, empty while not chosen. */
  bookingDate: string;
  /** HH:MM, may stay empty. */
  bookingTime: string;
  passengerCount: number;
  airportDirection: AirportDirection | '';
  flightNumber: string;
  /** HH:MM: landing or departure; may stay empty. */
  flightTime: string;
  signText: string;
  luggageLarge: number;
  luggageSmall: number;
  /** On the way; blank ones are dropped. */
  stops: RideStop[];
  pickupLocation: string;
  /** Id of the place with that text; empty for any other text. */
  pickupPlaceId: string;
  /** Entrance, room or gate; may stay empty. */
  pickupNote: string;
  dropoffLocation: string;
  dropoffPlaceId: string;
  customerName: string;
  /** The country of a phone number without a calling code. */
  phoneCountry: CountryCode;
  customerPhone: string;
  preferredMessagingApp: MessagingApp;
  customerEmail: string;
  specialRequests: string;
}
