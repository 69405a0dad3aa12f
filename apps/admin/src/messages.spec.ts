import { describe, expect, it } from '@jest/globals';
import { errorStatus } from '@chauffeur/contracts/http/error-code';
import { messagesOf } from './messages';
import { screens } from './screens';

const messages = messagesOf(screens);

/** Returns every text by key; the forms of a plural count as one key, because languages differ in them. */
function textsByKey(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'object' && value !== null) return textsByKey(value, path);
    return [[path.replace(/_(one|few|many|other)$/, ''), String(value)] as [string, string]];
  });
}

const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => key))].toSorted();
const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).toSorted();

const english = textsByKey(messages.en);
const russian = textsByKey(messages.ru);

describe('the texts of both languages', () => {
  it('have the same keys', () => {
    expect(keysOf(russian)).toEqual(keysOf(english));
  });

  it('are never empty, and use the same variables', () => {
    const variables = new Map(english.map(([key, text]) => [key, variablesOf(text)]));
    for (const [key, text] of russian) {
      expect(text.trim()).not.toBe('');
      expect([key, variablesOf(text)]).toEqual([key, variables.get(key)]);
    }
  });

  it('include one for each error that a staff form can get', () => {
    const known = new Set(textsByKey(messages.en.errors.codes).map(([key]) => key));
    // Errors of the site's forms and the customer's ride page, and those with a screen's own text: sign-in, deleted record,
    // failed save.
    const elsewhere =
      /^(request\.(invalid|malformed|rejected)|service\.(unreachable|failed)|session\.wrongCredentials)$|^(form|setup|internalToken|route|emailDelivery|emailTemplate|price|transaction|contactSettings|seoSettings|admin|link|ride|pin|step)\./;
    const missing = Object.keys(errorStatus).filter((code) => !known.has(code) && !elsewhere.test(code));
    expect(missing).toEqual([]);
  });

  it('are those that the specification prescribes [B2.2.3, B5.1.2, B5.1.3, B8.1, B8.2, B8.3, B8.4, B8.12, B8.21]', () => {
    const { session, errors, layout, bookings } = messages.en;
    expect([
      layout.welcome,
      session.signIn.wrongCredentials,
      session.signIn.failed,
      session.setup.created,
      session.setup.failed,
      session.setup.noResponse,
      errors.fields.confirmPassword.mismatch,
      errors.fields.password.tooShort,
      bookings.loadFailed,
    ]).toEqual([
      'Welcome, Admin',
      'Invalid email or password. If this is your first time, you may need to create an admin account.',
      'Authentication failed. Please check your credentials or create an admin account if this is your first time.',
      'Admin user created successfully! Redirecting to login...',
      'Failed to create admin user. Please try again.',
      'An error occurred while creating the admin user',
      'Passwords do not match',
      'Password must be at least 6 characters long',
      'Failed to load data',
    ]);
  });

  it('have the prescribed words of categories, service types, SEO and contact settings [B8.5, B8.7, B8.8, B8.13, B8.16]', () => {
    const { categories, contact, seo, serviceTypes } = messages.en;
    expect([
      categories.screen.loadFailed,
      categories.screen.saveFailed,
      serviceTypes.screen.loadFailed,
      serviceTypes.screen.saveFailed,
      seo.screen.loadFailed,
      seo.screen.saveFailed,
      seo.requiredFields,
      seo.errors.seoSettings.pathTaken,
      seo.fieldErrors.schemaMarkup.invalid,
      contact.screen.loadFailed,
      contact.fieldErrors.socialMedia.invalid,
    ]).toEqual([
      'Failed to load categories',
      'Failed to save category. Please try again.',
      'Failed to load service types',
      'Failed to save service type. Please try again.',
      'Failed to load SEO settings',
      'Failed to save SEO settings. Please try again.',
      'Page path, meta title, and meta description are required.',
      'SEO settings for this page path already exist.',
      'Invalid JSON in schema markup. Please check the format.',
      'Failed to load contact settings',
      'Invalid JSON in social media links. Please check the format.',
    ]);
  });

  it('have the prescribed words of prices and finance', () => {
    const { finance, pricing } = messages.en;
    const { car, offer, price, actions } = pricing.columns;
    expect([car, offer, price, actions]).toEqual(['Vehicle', 'Service/Tour', 'Price (USD)', 'Actions']);
    expect([
      pricing.screen.loadFailed,
      pricing.screen.saveFailed,
      pricing.errors.price.duplicate,
      finance.screen.loadFailed,
      finance.screen.saveFailed,
    ]).toEqual([
      'Failed to load pricing data',
      'Failed to save pricing. Please try again.',
      'A price already exists for this car and service/tour combination.',
      'Failed to load financial data',
      'Failed to save transaction. Please try again.',
    ]);
  });
});
