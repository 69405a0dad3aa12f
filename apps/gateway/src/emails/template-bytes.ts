import { emailTemplateLimits } from '@chauffeur/contracts/notifications/email-template';

/** Bytes: the longest template in JSON, all of it in characters of several bytes or escaped. */
export const templateBytes = emailTemplateLimits.htmlTemplate * 4 + 64 * 1024;
