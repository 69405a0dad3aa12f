import {
  bookingExample,
  contactMessageReceived,
  contactSettingsChanged,
  isContactTemplate,
  type BookingStatus,
  type ContactSettingsResponse,
  type Language,
} from '@chauffeur/contracts';
import type { DeliveryContent } from '../email-deliveries/delivery-content.js';
import { bookingVariables } from '../email-variables/booking-variables.js';
import { contactVariables } from '../email-variables/contact-variables.js';

const russianCustomer = {
  language: 'ru',
  customerName: 'Анна Орлова',
  customerEmail: 'anna.orlova@example.com',
  customerPhone: '+7 900 000-00-00',
} as const;

/** The status at which a template is sent; others are shown with a booking that has just come in. */
const statusOf: Partial<Record<string, BookingStatus>> = {
  booking_confirmation: 'confirmed',
  booking_completed: 'completed',
  booking_status_update: 'cancelled',
};

/** What a template is shown with, in its own language: a booking, or a message for the contact form's templates. */
export function exampleContent(templateName: string, language: Language): DeliveryContent {
  if (isContactTemplate(templateName)) {
    const { message } = contactMessageReceived.example;
    if (language === 'en') return { kind: 'contactMessage', message };
    const { customerName: name, customerEmail: email } = russianCustomer;
    const text = 'Может ли водитель подождать, пока мы осматриваем Гобустан?';
    return { kind: 'contactMessage', message: { ...message, language, name, email, message: text } };
  }
  const example = { ...bookingExample, status: statusOf[templateName] ?? bookingExample.status };
  if (language === 'en') return { kind: 'booking', booking: example };
  const booking = {
    ...example,
    ...russianCustomer,
    dropoffLocation: 'Гостиница Four Seasons, проспект Нефтяников, 1',
    specialRequests: 'Пожалуйста, одно детское кресло.',
  };
  return { kind: 'booking', booking };
}

/** The variables of the example, with the company's own settings where they are known. */
export function exampleVariables(
  templateName: string,
  language: Language,
  settings: ContactSettingsResponse | null,
): Record<string, string> {
  const content = exampleContent(templateName, language);
  const company = settings ?? contactSettingsChanged.example.settings;
  return content.kind === 'booking'
    ? bookingVariables(content.booking, company, language)
    : contactVariables(content.message, company, language);
}
