import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { openingHours } from './opening-hours';

interface SiteDetails {
  siteName: string;
  publicUrl: string;
  language: Language;
}

/** Returns the company as a schema.org TaxiService, for pages whose SEO settings have no structured data. */
export function companyData(settings: ContactSettingsResponse | null, site: SiteDetails): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TaxiService',
    '@id': `${site.publicUrl}/#company`,
    name: site.siteName,
    url: `${site.publicUrl}/`,
    image: `${site.publicUrl}/og-default.jpg`,
    logo: `${site.publicUrl}/apple-touch-icon.png`,
    areaServed: { '@type': 'Country', name: 'Azerbaijan' },
    ...(settings && {
      telephone: settings.phonePrimary,
      email: settings.emailInfo,
      address: {
        '@type': 'PostalAddress',
        streetAddress: inLanguage(settings, 'address', site.language),
        addressLocality: inLanguage(settings, 'city', site.language),
        addressCountry: 'AZ',
      },
      ...listed('sameAs', Object.values(settings.socialMedia).filter(isAddress)),
      ...listed('openingHours', openingHours(settings.businessHours)),
    }),
  };
}

const isAddress = (text: string) => /^https?:\/\//.test(text);

/** Returns the property, or nothing if the list is empty. */
const listed = (name: string, values: string[]) => (values.length > 0 ? { [name]: values } : {});
