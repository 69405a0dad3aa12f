import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { rideLinkRequested } from '@chauffeur/contracts/events/booking-events';
import { driverPageUrl } from '@chauffeur/contracts/driver-page/driver-link';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { rideLinkUrl } from '@chauffeur/contracts/rides/ride-link';
import type { EmailContent } from '../email-variables/email-content.js';
import { emailDescriptionOf } from './email-handlers.js';
import { bookingVariables } from '../email-variables/booking-variables.js';
import { contactVariables } from '../email-variables/contact-variables.js';
import { valueTexts } from '../locales/texts.js';

/** The example of templates that staff added, which go to the customer with the link. */
const ownExample = { kind: 'booking', ...rideLinkRequested.example } as const;

/** Returns the example with which a template is rendered, in its language: a booking or a contact message. */
export function exampleContent(templateName: string, language: Language): EmailContent {
  const { message: text, ...booked } = valueTexts(language).example;
  const content = emailDescriptionOf(templateName)?.exampleContent ?? ownExample;
  if (content.kind === 'contactMessage') {
    const { customerName: name, customerEmail: email } = booked;
    return { kind: 'contactMessage', message: { ...content.message, language, name, email, message: text } };
  }
  return { ...content, booking: { ...content.booking, ...booked, language } };
}

const site = 'https://example.com';

/** Returns the variables of the example, with the company's settings if they are known. */
export function exampleVariables(
  templateName: string,
  language: Language,
  settings: ContactSettingsResponse | null,
): Record<string, string> {
  const content = exampleContent(templateName, language);
  const company = settings ?? contactSettingsChanged.example.settings;
  return content.kind === 'booking'
    ? {
        ...bookingVariables(content.booking, company, language, content),
        ...(content.link && { ride_link: rideLinkUrl(site, language, 'example') }),
        driver_page: driverPageUrl(site),
        back_office: backOfficeUrl(site),
      }
    : contactVariables(content.message, company, language);
}
