import type { StaffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';

export function someSeoSettings(settings: Partial<StaffSeoSettingsResponse> = {}): StaffSeoSettingsResponse {
  return {
    id: '7a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
    pagePath: '/cars',
    language: 'en',
    metaTitle: 'Our cars with driver: saloons, SUVs, minivans',
    metaDescription: 'd'.repeat(140),
    metaKeywords: 'cars',
    ogTitle: 'From a quiet saloon to a coach',
    ogDescription: 'Choose your car by seats.',
    ogImageUrl: null,
    twitterTitle: null,
    twitterDescription: null,
    twitterImageUrl: null,
    canonicalUrl: null,
    robots: 'index, follow',
    priority: 0.8,
    changeFrequency: 'daily',
    schemaMarkup: { '@context': 'https://schema.org', '@type': 'TaxiService' },
    isActive: true,
    version: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    ...settings,
  };
}
