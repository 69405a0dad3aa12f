import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { categoryRequest } from './category.js';
import { contactSettingsRequest } from './settings/contact-settings-request.js';
import { seoSettingsChange, seoSettingsRequest } from './settings/seo-settings-request.js';
import { serviceTypeDefaults, serviceTypeRequest } from './service-type.js';

/** What a request is rejected for, as `field code`. */
function errorCodesOf(schema: z.ZodType, request: unknown): string[] {
  const parsed = schema.safeParse(request);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('category and service type', () => {
  const category = { name: 'Economy', description: 'Small cars', basePricePerHour: 0 };

  it.each([
    [{ name: ' ' }, 'name name.required'],
    [{ description: undefined }, 'description description.required'],
    [{ basePricePerHour: undefined }, 'basePricePerHour basePricePerHour.required'],
    [{ basePricePerHour: 12.5 }, 'basePricePerHour basePricePerHour.notWhole'],
    [{ basePricePerHour: -1 }, 'basePricePerHour basePricePerHour.belowMinimum'],
    [{ imageHash: '../etc' }, 'imageHash imageHash.invalid'],
  ])('rejects a category with %p [B5.1.10]', (change, code) => {
    expect(errorCodesOf(categoryRequest, { ...category, ...change })).toEqual([code]);
  });

  it('takes a category without Russian texts and image [B5.1.9]', () => {
    expect(categoryRequest.parse(category)).toEqual({
      ...category,
      nameRu: null,
      descriptionRu: null,
      imageHash: null,
      imageBase64: null,
    });
  });

  it('starts a service type with MapPin in gray, and stores colours in capitals [B3.8, B3.9, B3.10, B5.1.12]', () => {
    const type = { name: 'Airport', description: 'To the gate' };
    expect(serviceTypeRequest.parse(type)).toMatchObject({ ...serviceTypeDefaults, basePricePerHour: null });
    expect(serviceTypeRequest.parse({ ...type, color: '#3b82f6' }).color).toBe('#3B82F6');
    expect(errorCodesOf(serviceTypeRequest, { ...type, color: 'red', icon: 'Rocket' })).toEqual([
      'icon icon.invalid',
      'color color.invalid',
    ]);
  });
});

describe('SEO settings', () => {
  const settings = { pagePath: '/cars', metaTitle: 'Cars', metaDescription: 'Our cars' };

  it('reports each of the three required texts [B5.2.4]', () => {
    expect(errorCodesOf(seoSettingsRequest, {})).toEqual([
      'pagePath pagePath.required',
      'metaTitle metaTitle.required',
      'metaDescription metaDescription.required',
    ]);
  });

  it('fills in the defaults [B5.2.8, B5.2.9, B5.2.10]', () => {
    expect(seoSettingsRequest.parse(settings)).toMatchObject({
      language: 'en',
      robots: 'index, follow',
      priority: 0.5,
      changeFrequency: 'weekly',
      schemaMarkup: null,
      isActive: true,
    });
  });

  it.each([
    [{ pagePath: 'cars' }, 'pagePath pagePath.invalid'],
    [{ pagePath: '//elsewhere.example' }, 'pagePath pagePath.invalid'],
    [{ pagePath: '/cars?sort=price' }, 'pagePath pagePath.invalid'],
    [{ pagePath: '/ru/cars' }, 'pagePath pagePath.hasLanguage'],
    [{ priority: 1.1 }, 'priority priority.outOfRange'],
    [{ priority: 0.55 }, 'priority priority.notTenths'],
    [{ changeFrequency: 'often' }, 'changeFrequency changeFrequency.invalid'],
    [{ robots: 'noindex' }, 'robots robots.invalid'],
    [{ canonicalUrl: 'javascript:alert(1)' }, 'canonicalUrl canonicalUrl.invalid'],
    [{ ogImageUrl: '/media/a.jpg' }, 'ogImageUrl ogImageUrl.invalid'],
    [{ twitterImageUrl: 'ftp://example.com/a.jpg' }, 'twitterImageUrl twitterImageUrl.invalid'],
    [{ schemaMarkup: '{}' }, 'schemaMarkup schemaMarkup.invalid'],
    [{ schemaMarkup: [] }, 'schemaMarkup schemaMarkup.invalid'],
    [{ schemaMarkup: { '@type': 'Offer' } }, 'schemaMarkup schemaMarkup.noContext'],
  ])('rejects %p [B5.2.7, B5.2.11, B5.3.2]', (change, code) => {
    expect(errorCodesOf(seoSettingsRequest, { ...settings, ...change })).toEqual([code]);
  });

  it.each([0, 0.1, 0.3, 0.7, 0.9, 1])('takes the priority %p', (priority) => {
    expect(seoSettingsRequest.parse({ ...settings, priority }).priority).toBe(priority);
  });

  it('drops the slash at the end of a path, and a change has no path at all [B5.2.6]', () => {
    expect(seoSettingsRequest.parse({ ...settings, pagePath: '/cars/' }).pagePath).toBe('/cars');
    expect(seoSettingsRequest.parse({ ...settings, pagePath: '/' }).pagePath).toBe('/');
    expect(seoSettingsChange.parse(settings)).not.toHaveProperty('pagePath');
  });
});

describe('contact settings', () => {
  const settings = {
    companyName: 'Example',
    websiteUrl: 'https://example.com',
    phonePrimary: '+994 12 555 01 01',
    phoneWhatsapp: '+994 50 555 01 01',
    emailInfo: 'info@example.com',
    emailSupport: 'support@example.com',
    address: 'Neftchilar Avenue 1',
    city: 'Baku',
    country: 'Azerbaijan',
    businessHours: '24/7',
  };

  it('requires the ten fields of the specification and no other [B5.3.1, B5.3.3]', () => {
    expect(errorCodesOf(contactSettingsRequest, {}).toSorted()).toEqual(
      Object.keys(settings)
        .toSorted()
        .map((field) => `${field} ${field}.required`),
    );
    expect(contactSettingsRequest.parse(settings)).toMatchObject({
      socialMedia: {},
      emergencyContact: null,
      googleReviewUrl: null,
      isActive: true,
    });
  });

  it.each([
    [{ emailSupport: 'support' }, 'emailSupport emailSupport.invalid'],
    [{ websiteUrl: 'example.com' }, 'websiteUrl websiteUrl.invalid'],
    [{ socialMedia: '{"a":' }, 'socialMedia socialMedia.invalid'],
    [{ socialMedia: ['https://example.com'] }, 'socialMedia socialMedia.invalid'],
    [{ socialMedia: { x: 1 } }, 'socialMedia.x socialMedia.invalid'],
    [{ socialMedia: { x: 'javascript:alert(1)' } }, 'socialMedia.x socialMedia.invalid'],
    [{ googleReviewUrl: 'review' }, 'googleReviewUrl googleReviewUrl.invalid'],
  ])('rejects %p', (change, code) => {
    expect(errorCodesOf(contactSettingsRequest, { ...settings, ...change })).toEqual([code]);
  });
});
