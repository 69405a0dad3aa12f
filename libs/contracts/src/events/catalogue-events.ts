import { z } from 'zod';
import { placeNames } from '../catalogue/places/place.js';
import { contactSettingsResponse } from '../catalogue/settings/contact-settings.js';
import { emptyEventData } from './empty-event-data.js';
import { defineEvent } from './event-definition.js';

/** CatalogueChanged: content that pages show was added, changed or removed; consumers invalidate their caches. */
export const catalogueChanged = defineEvent({
  routingKey: 'catalogue.changed.v1',
  data: emptyEventData('cars'),
  example: {},
});

/** PlacesChanged: places that the search offers were added, changed or removed; consumers invalidate their caches. */
export const placesChanged = defineEvent({
  routingKey: 'catalogue.places-changed.v1',
  data: z.object({}),
  example: {},
});

/**
 * PlacesNamed: what places are called: those that staff have saved, at each start of catalogue all of them, and hourly those
 * that were saved since; at most `placeLimits.active` in one event.
 */
export const placesNamed = defineEvent({
  routingKey: 'catalogue.places-named.v1',
  reactions: ['notifications.remember-places'],
  data: z.object({ places: z.array(placeNames), changedAt: z.iso.datetime() }),
  example: {
    places: [
      {
        id: '0198c0de-0000-7000-8000-000000000041',
        name: 'Lahij',
        nameRu: 'Лагич',
        address: null,
        addressRu: null,
      },
    ],
    changedAt: '2026-11-21T09:00:00.000Z',
  },
});
export type PlacesNamed = z.infer<typeof placesNamed.data>;

/** Kinds of records that a booking can have. */
const offerKind = z.enum(['car', 'service', 'tour']);
export type OfferKind = z.infer<typeof offerKind>;

/** OfferRemoved: cars, services or tours were permanently deleted; their prices are deleted too. */
export const offerRemoved = defineEvent({
  routingKey: 'catalogue.offer-removed.v1',
  reactions: ['pricing.remove-prices', 'booking.retire-vehicles'],
  data: z.object({ offers: z.array(z.object({ kind: offerKind, id: z.uuid() })).min(1) }),
  example: { offers: [{ kind: 'car', id: '0198c0de-0000-7000-8000-000000000020' }] },
});
export type OfferRemoved = z.infer<typeof offerRemoved.data>;

/** ContactSettingsChanged: contains the active settings, which emails quote; null if none is active. */
export const contactSettingsChanged = defineEvent({
  routingKey: 'site.contact-settings-changed.v1',
  reactions: ['notifications.remember-contact-settings'],
  data: z.object({ settings: contactSettingsResponse.nullable(), changedAt: z.iso.datetime() }),
  example: {
    settings: {
      id: '0198c0de-0000-7000-8000-000000000010',
      companyName: 'Example Chauffeurs',
      phonePrimary: '+994 12 555 01 01',
      phoneWhatsapp: '+994 50 555 01 01',
      emailInfo: 'info@example.com',
      emailSupport: 'support@example.com',
      address: 'Neftchilar Avenue 1',
      addressRu: 'проспект Нефтяников, 1',
      city: 'Baku',
      cityRu: 'Баку',
      country: 'Azerbaijan',
      countryRu: 'Азербайджан',
      websiteUrl: 'https://example.com',
      businessHours: '24 hours a day, 7 days a week',
      businessHoursRu: 'Круглосуточно, без выходных',
      emergencyContact: null,
      socialMedia: { instagram: 'https://instagram.com/example' },
      googleReviewUrl: 'https://example.com/review',
      isActive: true,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
    },
    changedAt: '2026-11-21T09:00:00.000Z',
  },
});
export type ContactSettingsChanged = z.infer<typeof contactSettingsChanged.data>;
