import { z } from 'zod';
import { language } from '../language.js';
import type { Language } from '../languages.js';

/** Built-in templates of a booking (specification, section 7 of the public site). */
export const builtInTemplateNames = [
  'booking_received',
  'booking_confirmation',
  'admin_notification',
  'booking_completed',
  'booking_status_update',
  'booking_changed',
  'booking_changed_notification',
  'ride_link',
  'driver_assigned',
  'ride_reminder',
  'driver_job',
  'driver_reminder',
] as const;
export type BuiltInTemplateName = (typeof builtInTemplateNames)[number];

/** About what one change has altered, or to the driver of a ride: nothing that staff could send by hand. */
const sentByEventsAlone: readonly string[] = [
  'booking_changed',
  'booking_changed_notification',
  'driver_job',
  'driver_reminder',
] satisfies BuiltInTemplateName[];

/** Own templates of the contact form, built in like the booking ones. */
export const contactTemplateNames = ['contact_message_received', 'contact_message_notification'] as const;
export type ContactTemplateName = (typeof contactTemplateNames)[number];

/** True for a name that the product itself sends by; staff add others. */
export function isBuiltInTemplate(templateName: string): boolean {
  return [...builtInTemplateNames, ...contactTemplateNames].some((name) => name === templateName);
}

/** True for the contact form's templates, which know a message and no booking. */
export function isContactTemplate(templateName: string): boolean {
  return contactTemplateNames.some((name) => name === templateName);
}

/** True for a template that staff may send for a booking whenever they like. */
export function isSentByHand(templateName: string): boolean {
  return !isContactTemplate(templateName) && !sentByEventsAlone.includes(templateName);
}

const russianSuffix = '_ru';

/** The specification's one name for a template and a language: `booking_received`, `booking_received_ru`. */
export function fullTemplateName(templateName: string, ofLanguage: Language): string {
  return ofLanguage === 'ru' ? `${templateName}${russianSuffix}` : templateName;
}

/** A template's name: lower-case words joined by underscores, without `_ru`, which follows from the language. */
export const templateName = z
  .string('templateName.required')
  .trim()
  .min(1, 'templateName.required')
  .max(80, { error: 'templateName.tooLong' })
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'templateName.invalid');

/** Which template: `{ templateName: 'booking_received_ru' }` is understood as `booking_received` in Russian. */
export const templateKey = { templateName, language: language.default('en') };

/** Takes the suffix off a name and puts it where it belongs. */
export function withoutLanguageSuffix<Key extends { templateName: string; language: Language }>(
  key: Key,
): Key {
  if (!key.templateName.endsWith(russianSuffix)) return key;
  return { ...key, templateName: key.templateName.slice(0, -russianSuffix.length), language: 'ru' };
}
