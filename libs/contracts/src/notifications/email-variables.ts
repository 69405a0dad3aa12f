import { isContactTemplate } from './template-name.js';

/** Names that a booking's template, and every template of staff's own, may use in double braces. */
export const bookingEmailVariables = [
  'reference_number',
  'company_name',
  'customer_name',
  'customer_email',
  /** International where it is a phone number, else as it was written. */
  'customer_phone',
  /** `+994501234567`, for links; empty where the text is no phone number. */
  'customer_phone_e164',
  'service_name',
  'tour_name',
  'car_name',
  'booking_date',
  'booking_time',
  'pickup_location',
  'dropoff_location',
  'passenger_count',
  /** One line each, with what they cost; empty without any. */
  'extras',
  'total_price',
  /** What a cancellation costs, in a sentence; empty in emails other than the first. */
  'cancel_terms',
  /** How long the driver waits free of charge, in a sentence; empty in emails other than the first. */
  'wait_terms',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'google_review_url',
  'website_url',
  'language',
  'status',
  /** The status in words where it is cancelled, else empty. */
  'cancelled',
  'flight_number',
  /** HH:MM in Baku: landing or departure. */
  'flight_time',
  /** On the driver's sign at the airport; empty of other rides. */
  'sign_text',
  /** On the way, in one line. */
  'stops',
  /** Large and small suitcases, empty without any. */
  'luggage',
  'preferred_messaging_app',
  'special_requests',
  'changes',
  /** Of a ride that a driver has accepted, and in emails to the driver: the first word of the name, and the number as it is dialled. */
  'driver_name',
  'driver_phone',
  'vehicle_plate',
  'vehicle_colour',
  /** Where the driver waits, in a sentence. */
  'meeting_note',
  /** What an email about a driver or to one reports, in some words: "Your driver has changed". */
  'news',
  /** What the customer owes for a cancellation; empty where nothing is due. */
  'fee',
  /** To the customer's ride page; empty in emails to others, and in previews' stead an example. */
  'ride_link',
  /** Where drivers see their rides. */
  'driver_page',
  /** Where staff sign in. */
  'back_office',
  /** "URGENT" where the ride is sooner than the booking rules ask for, else empty. */
  'urgent',
] as const;
export type BookingEmailVariable = (typeof bookingEmailVariables)[number];

/** Names that the templates of the contact form may use in double braces. */
export const contactEmailVariables = [
  'customer_name',
  'customer_email',
  /** International where it is a phone number, else as it was written. */
  'customer_phone',
  /** `+994501234567`, for links; empty where the text is no phone number. */
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

/** The variables that a template of this name may use. */
export function emailVariablesOf(templateName: string): readonly EmailVariable[] {
  return isContactTemplate(templateName) ? contactEmailVariables : bookingEmailVariables;
}

type EmailVariable = BookingEmailVariable | ContactEmailVariable;
