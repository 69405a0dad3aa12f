import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router-dom';
import { useSiteLanguage } from '../i18n/use-site-language';

/** The company's details in the page's language. */
export interface Company {
  name: string;
  phone: string;
  whatsapp: string;
  email: string;
  /** Street, city and country on one line. */
  address: string;
  businessHours: string;
  /** Links by network; empty if there are no settings. */
  socialMedia: Record<string, string>;
}

/** Returns the details of the contact settings; missing or empty ones fall back to the built-in details. */
export function useCompany(): Company {
  const { t } = useTranslation('common');
  const { language } = useSiteLanguage();
  const root = useRouteLoaderData<{ contactSettings: ContactSettingsResponse | null }>('root');
  const settings = root?.contactSettings;
  const fallback: Company = {
    name: t('company.name'),
    phone: t('company.phone'),
    whatsapp: t('company.whatsapp'),
    email: t('company.email'),
    address: t('company.address'),
    businessHours: t('company.businessHours'),
    socialMedia: {},
  };
  if (!settings) return fallback;
  const place = [
    inLanguage(settings, 'address', language),
    inLanguage(settings, 'city', language),
    inLanguage(settings, 'country', language),
  ];
  return {
    name: settings.companyName || fallback.name,
    phone: settings.phonePrimary || fallback.phone,
    whatsapp: settings.phoneWhatsapp || fallback.whatsapp,
    email: settings.emailInfo || fallback.email,
    address: place.filter(Boolean).join(', ') || fallback.address,
    businessHours: inLanguage(settings, 'businessHours', language) || fallback.businessHours,
    socialMedia: settings.socialMedia,
  };
}
