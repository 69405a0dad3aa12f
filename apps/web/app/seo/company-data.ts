import { inLanguage, type ContactSettingsResponse, type Language } from '@chauffeur/contracts';

interface SiteDetails {
  siteName: string;
  publicUrl: string;
  language: Language;
}

/** The company as a schema.org TaxiService, for pages whose SEO settings carry no markup of their own. */
export function companyData(settings: ContactSettingsResponse | null, site: SiteDetails): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TaxiService',
    '@id': `${site.publicUrl}/#company`,
    name: site.siteName,
    url: `${site.publicUrl}/`,
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
    }),
  };
}
