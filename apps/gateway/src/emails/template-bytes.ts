import { emailTemplateLimits } from '@chauffeur/contracts/notifications/email-template';

/** Max bytes of a template as JSON, if each of its characters is escaped or takes several bytes. */
export const templateBytes = emailTemplateLimits.htmlTemplate * 4 + 64 * 1024;
