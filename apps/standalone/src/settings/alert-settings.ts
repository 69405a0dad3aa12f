import { language } from '@chauffeur/contracts/languages/language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { Environment } from '../environment.js';
import { StartupError } from '../startup-error.js';

export type AlertSettings = {
  email: string | undefined;
  webhook: string | undefined;
  language: Language;
};

/** Reads how the operator is notified; undefined if not at all. Throws StartupError that names the invalid variable. */
export function readAlertSettings(environment: Environment): AlertSettings | undefined {
  const email = environment['OPERATOR_EMAIL'] || undefined;
  const webhook = environment['ALERT_WEBHOOK'] || undefined;
  if (email === undefined && webhook === undefined) return undefined;
  if (email !== undefined && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(email)) {
    throw new StartupError('OPERATOR_EMAIL must be an email address.');
  }
  if (webhook !== undefined && !/^https?:$/.test(URL.canParse(webhook) ? new URL(webhook).protocol : '')) {
    throw new StartupError('ALERT_WEBHOOK must be an address that starts with http:// or https://.');
  }
  return { email, webhook, language: language.catch('en').parse(environment['COMPANY_LANGUAGE']) };
}
