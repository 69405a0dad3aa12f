import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type {
  BuiltInTemplateName,
  ContactTemplateName,
} from '@chauffeur/contracts/notifications/template-name';
import type { EmailContent } from '../email-variables/email-content.js';

/** Declares an email that an event causes. Its texts are in `locales`, its blocks in `email-templates/defaults`. */
export interface EmailHandler<Data> {
  readonly event: EventDefinition<Data>;
  readonly templateName: BuiltInTemplateName | ContactTemplateName;
  /** Returns false if the event does not cause this email, for example because the ride is over at `now`. */
  readonly filter: (data: Data, now: Date) => boolean;
  readonly recipientRole: EmailRecipientRole;
  /** 'company' stands for COMPANY_LANGUAGE of the environment. */
  readonly language: (data: Data) => Language | 'company';
  /** Returns what the template's variables are filled from: see `email-variables`. */
  readonly content: (data: Data) => EmailContent;
  /** Whether the ride is attached as a calendar file. */
  readonly hasCalendar?: boolean;
  /** Whether the email is dropped once the ride is over, for example after an outage of the mail server. */
  readonly endsWithRide?: boolean;
  /** Whether the email is held for STATUS_MAIL_DELAY_SECONDS, while staff may undo what it reports. */
  readonly isHeld?: boolean;
  /** Returns the minimum hold in seconds, for changes that can be undone for longer than those of staff. */
  readonly minHoldSeconds?: (data: Data) => number;
  /** Whether the email waits until 09:00 in Baku instead of being sent at night. */
  readonly waitsForMorning?: boolean;
  /** The event that previews and tests use. */
  readonly example: Data;
}

/** Returns the handler, typed by its event. */
export function defineEmail<Data>(handler: EmailHandler<Data>): EmailHandler<Data> {
  return handler;
}
