import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { valueTexts } from '../locales/texts.js';
import { writtenPhone } from './phone-variables.js';

export interface CompanyVariables {
  company_name: string;
  phone_primary: string;
  phone_whatsapp: string;
  email_info: string;
  website_url: string;
}

/** Cached phone numbers: every email has the same few, and parsing one is slow. */
const written = new Map<string, string>();

function companyPhone(phone: string): string {
  const text = written.get(phone) ?? writtenPhone(phone);
  written.set(phone, text);
  return text;
}

/**
 * Returns the company's variables, which every email has. Without settings they have a generic name and no contacts.
 */
export function companyVariables(
  settings: ContactSettingsResponse | null,
  language: Language,
): CompanyVariables {
  return {
    company_name: settings?.companyName ?? valueTexts(language).unnamedCompany,
    phone_primary: companyPhone(settings?.phonePrimary ?? ''),
    phone_whatsapp: companyPhone(settings?.phoneWhatsapp ?? ''),
    email_info: settings?.emailInfo ?? '',
    website_url: settings?.websiteUrl.replace(/\/+$/, '') ?? '',
  };
}
