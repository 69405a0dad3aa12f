import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/contact-settings';
import type { Language } from '@chauffeur/contracts/languages';
import { internationalPhone } from '@chauffeur/phone';
import { valueTexts } from '../locales/texts.js';

export interface CompanyVariables {
  company_name: string;
  phone_primary: string;
  phone_whatsapp: string;
  email_info: string;
  website_url: string;
}

/** The company has the same few numbers in every email, and reading one takes long. */
const written = new Map<string, string>();

function companyPhone(phone: string): string {
  const text = written.get(phone) ?? internationalPhone(phone);
  written.set(phone, text);
  return text;
}

/** The company as every email names it; without settings it stays unnamed, and templates leave the rest out. */
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
