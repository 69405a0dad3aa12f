import { z } from 'zod';
import { defaultLanguage, type Language } from '../languages.js';
import { emailAddress, requiredText } from '../text.js';

/**
 * The link to a customer's ride page as events carry it: only programs that have the secret named by `key`
 * can make its token (specification, III.1).
 */
export const rideLink = z.object({ id: z.uuid(), key: z.string().max(16) });
export type RideLink = z.infer<typeof rideLink>;

/** Where a customer's link leads, with the token after `#`, where no server, proxy or scanner sees it. */
export function rideLinkUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${language === defaultLanguage ? '' : `/${language}`}/ride#${token}`;
}

/** A customer who has lost the link; it is sent to the stored address alone, where both belong together. */
export const rideLinkRequest = z
  .object({
    referenceNumber: requiredText('referenceNumber', 40).transform((text) => text.toUpperCase()),
    customerEmail: emailAddress('customerEmail'),
  })
  .meta({ id: 'RideLinkRequest' });
export type RideLinkRequest = z.infer<typeof rideLinkRequest>;

/** A new link as staff copy it; the earlier one has ended. */
export const renewedLinkResponse = z.object({ url: z.url() }).meta({ id: 'RenewedRideLink' });
export type RenewedLinkResponse = z.infer<typeof renewedLinkResponse>;
