import { z } from 'zod';
import { language } from '../language.js';

/** Built-in templates (specification, section 7 of the public site); the Russian variant adds `_ru`. */
export const builtInTemplateNames = [
  'booking_received',
  'booking_confirmation',
  'admin_notification',
  'booking_completed',
  'booking_status_update',
] as const;
export type BuiltInTemplateName = (typeof builtInTemplateNames)[number];

/** Own templates of the contact form, built in like the booking ones. */
export const contactTemplateNames = ['contact_message_received', 'contact_message_notification'] as const;
export type ContactTemplateName = (typeof contactTemplateNames)[number];

/** Names that a booking's template may use in double braces. */
export const bookingEmailVariables = [
  'reference_number',
  'company_name',
  'customer_name',
  'customer_email',
  'customer_phone',
  'service_name',
  'tour_name',
  'car_name',
  'booking_date',
  'booking_time',
  'pickup_location',
  'dropoff_location',
  'passenger_count',
  'total_price',
  'phone_primary',
  'phone_whatsapp',
  'email_info',
  'google_review_url',
  'website_url',
  'language',
  'status',
  'flight_number',
  'preferred_messaging_app',
  'special_requests',
] as const;
export type BookingEmailVariable = (typeof bookingEmailVariables)[number];

export const emailTemplateResponse = z
  .object({
    id: z.uuid(),
    templateName: z.string(),
    language,
    description: z.string(),
    subjectTemplate: z.string(),
    htmlTemplate: z.string(),
    variables: z.array(z.string()),
    isActive: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplateResponse = z.infer<typeof emailTemplateResponse>;
