import { z } from 'zod';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { tolerantEnum } from '../http/tolerant-enum.js';
import { language } from '../languages/language.js';
import { emailAddress, optionalText, personName, requiredText } from '../inputs/text.js';
import { contactMessageLimits, contactSubjects } from './contact-form.js';

export const contactSubject = z.enum(contactSubjects);

export const createContactMessageRequest = z
  .object({
    language: language.default('en'),
    name: personName('name', contactMessageLimits.name),
    email: emailAddress('email'),
    phone: optionalText('phone', contactMessageLimits.phone),
    subject: contactSubject
      .nullish()
      .or(z.literal('').transform(() => null))
      .transform((subject) => subject ?? null),
    message: requiredText('message', contactMessageLimits.message),
  })
  .meta({ id: 'CreateContactMessage' });
export type CreateContactMessageRequest = z.infer<typeof createContactMessageRequest>;

export const contactMessageResponse = z
  .object({
    id: z.uuid(),
    language,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    subject: tolerantEnum(contactSubjects).nullable(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessageResponse = z.infer<typeof contactMessageResponse>;

/** A message in staff's list. */
export const listedContactMessage = contactMessageResponse
  .extend({
    /** Whether any admin has read it: staff share the messages. */
    isRead: z.boolean().default(false),
  })
  .meta({ id: 'ListedContactMessage' });
export type ListedContactMessage = z.infer<typeof listedContactMessage>;

/** Lists contact messages, newest first. */
export const listContactMessagesQuery = z.object(pageQuery);
export type ListContactMessagesQuery = z.infer<typeof listContactMessagesQuery>;

export const contactMessagePage = pageOf(listedContactMessage).meta({ id: 'ContactMessagePage' });
export type ContactMessagePage = z.infer<typeof contactMessagePage>;

/** Marks messages as read; those of a page at most. */
export const readContactMessagesRequest = z
  .object({ ids: z.array(idInput('ids.invalid')).min(1, 'ids.invalid').max(100, 'ids.invalid') })
  .meta({ id: 'ReadContactMessages' });
export type ReadContactMessagesRequest = z.infer<typeof readContactMessagesRequest>;
