import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import type { Language } from '@chauffeur/contracts/languages';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type {
  BuiltInTemplateName,
  ContactTemplateName,
} from '@chauffeur/contracts/notifications/template-name';
import type { EmailContent } from '../email-variables/email-content.js';

/** The email that an event sends: recipient and content. Its texts are in `locales`, its MJML in `email-templates/defaults`. */
export interface EmailHandler<Data> {
  readonly event: EventDefinition<Data>;
  readonly templateName: BuiltInTemplateName | ContactTemplateName;
  /** False where the event sends no such email, for example of a ride that is over by `now`. */
  readonly filter: (data: Data, now: Date) => boolean;
  readonly recipientRole: EmailRecipientRole;
  /** 'company' is COMPANY_LANGUAGE of the environment. */
  readonly language: (data: Data) => Language | 'company';
  /** What the template's variables are filled from: see `email-variables`. */
  readonly content: (data: Data) => EmailContent;
  /** Whether the ride comes along as a calendar file. */
  readonly hasCalendar?: boolean;
  /** Whether it is of no use once the ride is over, as where the mail server was unavailable until then. */
  readonly endsWithRide?: boolean;
  /** Whether it waits for STATUS_MAIL_DELAY_SECONDS, in which staff may undo what it reports. */
  readonly isHeld?: boolean;
  /** For how long it waits at least, where the one who did what it reports may undo it for longer than staff may. */
  readonly minHoldSeconds?: (data: Data) => number;
  /** Whether it waits until 09:00 in Baku where it would leave in the night. */
  readonly waitsForMorning?: boolean;
  /** The event that previews and tests show. */
  readonly example: Data;
}

/** One of the emails that an event sends, typed by its event. */
export function defineEmail<Data>(handler: EmailHandler<Data>): EmailHandler<Data> {
  return handler;
}
