/**
 * A placeholder until the company enters its settings. The details reach no real person: no phone number in Azerbaijan
 * has 000 after its area code, and .example is reserved for examples (RFC 2606).
 */
export const contactSettings = {
  companyName: 'Caspian Chauffeur',
  phonePrimary: '+994 12 000 01 01',
  phoneWhatsapp: '+994 50 000 01 01',
  emailInfo: 'info@caspian-chauffeur.example',
  emailSupport: 'support@caspian-chauffeur.example',
  address: '1 Neftchilar Avenue',
  addressRu: 'проспект Нефтяников, 1',
  city: 'Baku',
  cityRu: 'Баку',
  country: 'Azerbaijan',
  countryRu: 'Азербайджан',
  websiteUrl: 'https://caspian-chauffeur.example',
  businessHours: '24 hours a day, 7 days a week',
  businessHoursRu: 'Круглосуточно, без выходных',
  emergencyContact: '+994 50 000 01 02',
  socialMedia: {
    instagram: 'https://instagram.example/caspian-chauffeur',
    facebook: 'https://facebook.example/caspian-chauffeur',
    telegram: 'https://telegram.example/caspian-chauffeur',
  },
  googleReviewUrl: 'https://review.caspian-chauffeur.example',
  isActive: true,
} as const;
