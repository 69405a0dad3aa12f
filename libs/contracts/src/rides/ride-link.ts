import { z } from 'zod';
import { defaultLanguage, type Language } from '../languages/languages.js';
import { emailAddress, requiredText } from '../inputs/text.js';

/**
 * The link to a customer's ride page in events: only programs with the secret identified by `key` can derive its token
 * (specification, III.1).
 */
export const rideLink = z.object({ id: z.uuid(), key: z.string().max(16) });
export type RideLink = z.infer<typeof rideLink>;

/** Returns the URL of a customer's link. The token is after `#`, where no server, proxy or scanner sees it. */
export function rideLinkUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${language === defaultLanguage ? '' : `/${language}`}/ride#${token}`;
}

/** A customer requests a lost link. If both fields belong to one booking, it is sent to the stored address only. */
export const rideLinkRequest = z
  .object({
    referenceNumber: requiredText('referenceNumber', 40).transform((text) => text.toUpperCase()),
    customerEmail: emailAddress('customerEmail'),
  })
  .meta({ id: 'RideLinkRequest' });
export type RideLinkRequest = z.infer<typeof rideLinkRequest>;

/** A new link for staff to copy; the previous one has ended. */
export const renewedLinkResponse = z.object({ url: z.url() }).meta({ id: 'RenewedRideLink' });
export type RenewedLinkResponse = z.infer<typeof renewedLinkResponse>;
