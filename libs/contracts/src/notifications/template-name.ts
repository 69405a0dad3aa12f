import { z } from 'zod';
import { language } from '../languages/language.js';
import type { Language } from '../languages/languages.js';

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

/** Templates about a specific change or for the driver, which staff can't send manually. */
const sentByEventsOnly: readonly string[] = [
  'booking_changed',
  'booking_changed_notification',
  'driver_job',
  'driver_reminder',
] satisfies BuiltInTemplateName[];

/** Built-in templates of the contact form. */
export const contactTemplateNames = ['contact_message_received', 'contact_message_notification'] as const;
export type ContactTemplateName = (typeof contactTemplateNames)[number];

/** Whether the product itself sends this template; staff can add others. */
export function isBuiltInTemplate(templateName: string): boolean {
  return [...builtInTemplateNames, ...contactTemplateNames].some((name) => name === templateName);
}

/** Whether a template is for the contact form, which has variables of a message and not of a booking. */
export function isContactTemplate(templateName: string): boolean {
  return contactTemplateNames.some((name) => name === templateName);
}

/** Whether staff may send this template manually for a booking. */
export function isSentManually(templateName: string): boolean {
  return !isContactTemplate(templateName) && !sentByEventsOnly.includes(templateName);
}

const russianSuffix = '_ru';

/** Returns the specification's name of a template and language: `booking_received`, `booking_received_ru`. */
export function fullTemplateName(templateName: string, ofLanguage: Language): string {
  return ofLanguage === 'ru' ? `${templateName}${russianSuffix}` : templateName;
}

/** A template's name: lower-case words joined by underscores, without `_ru`, which is the language. */
export const templateName = z
  .string('templateName.required')
  .trim()
  .min(1, 'templateName.required')
  .max(80, { error: 'templateName.tooLong' })
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'templateName.invalid');

/** Fields that identify a template; `{ templateName: 'booking_received_ru' }` means `booking_received` in Russian. */
export const templateKey = { templateName, language: language.default('en') };

/** Removes the suffix `_ru` from the name and sets the language instead. */
export function withoutLanguageSuffix<Key extends { templateName: string; language: Language }>(
  key: Key,
): Key {
  if (!key.templateName.endsWith(russianSuffix)) return key;
  return { ...key, templateName: key.templateName.slice(0, -russianSuffix.length), language: 'ru' };
}
