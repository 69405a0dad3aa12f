import { isContactTemplate } from './template-name.js';

/** Variables of templates for bookings and of templates that staff added, used in double braces. */
export const bookingEmailVariables = [
  'reference_number',
  'company_name',
  'customer_name',
  'customer_email',
  /** In international format if it is a phone number, else as entered. */
  'customer_phone',
  /** `+994501234567`, for links; empty if it is not a phone number. */
  'customer_phone_e164',
  'service_name',
  'tour_name',
  'car_name',
  'booking_date',
  'booking_time',
  'pickup_location',
  'dropoff_location',
  /** How long the ride was booked for, in words; empty if unknown, and for airport transfers without extra hours. */
  'duration',
  'passenger_count',
  /** A line for each extra, with its price; empty without any. */
  'extras',
  'total_price',
  /** A sentence about the cost of a cancellation; empty in emails other than the first. */
  'cancel_terms',
  /** A sentence about the free waiting time; empty in emails other than the first. */
  'wait_terms',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'google_review_url',
  'website_url',
  'language',
  'status',
  /** The status as text if the booking is cancelled, else empty. */
  'cancelled',
  'flight_number',
  /** HH:MM in Baku: landing or departure. */
  'flight_time',
  /** Text of the driver's sign at the airport; empty for other rides. */
  'sign_text',
  /** Stops on the way, in one line. */
  'stops',
  /** Large and small suitcases; empty without any. */
  'luggage',
  'preferred_messaging_app',
  'special_requests',
  'changes',
  /** First word of the name, and dialable number, once a driver has accepted the ride, and in emails to the driver. */
  'driver_name',
  'driver_phone',
  'vehicle_plate',
  'vehicle_colour',
  /** A sentence about where the driver waits. */
  'meeting_note',
  /** What an email about or to a driver reports, in a few words: "Your driver has changed". */
  'news',
  /** The fee of a cancellation; empty if none is due. */
  'fee',
  /** Link to the customer's ride page; an example in previews, empty in emails to others. */
  'ride_link',
  /** Address of the driver's page. */
  'driver_page',
  /** Address of the back office. */
  'back_office',
  /** "URGENT" if the ride was booked within the lead time, else empty. */
  'urgent',
] as const;
export type BookingEmailVariable = (typeof bookingEmailVariables)[number];

/** Variables of the contact form's templates, used in double braces. */
export const contactEmailVariables = [
  'customer_name',
  'customer_email',
  /** In international format if it is a phone number, else as entered. */
  'customer_phone',
  /** `+994501234567`, for links; empty if it is not a phone number. */
  'customer_phone_e164',
  'message_subject',
  'message',
  'language',
  'company_name',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'website_url',
] as const;
export type ContactEmailVariable = (typeof contactEmailVariables)[number];

/** Returns the variables that a template of this name may use. */
export function emailVariablesOf(templateName: string): readonly EmailVariable[] {
  return isContactTemplate(templateName) ? contactEmailVariables : bookingEmailVariables;
}

type EmailVariable = BookingEmailVariable | ContactEmailVariable;
