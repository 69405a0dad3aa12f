import { existsSync } from 'node:fs';
import { carLimits } from '@chauffeur/contracts/catalogue/car';
import { serviceKinds } from '@chauffeur/contracts/catalogue/service';
import { serviceTypeIcon } from '@chauffeur/contracts/catalogue/service-type';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { cars } from './cars.js';
import { categories } from './categories.js';
import { contactSettings } from './contact-settings.js';
import { demoImageFile, demoImageNames } from './demo-images.js';
import { serviceTypes } from './service-types.js';
import { services } from './services.js';
import { tours } from './tours.js';

/** The specification's colour presets of a service type. */
const colourPresets = [
  '#3B82F6',
  '#10B981',
  '#8B5CF6',
  '#F59E0B',
  '#EF4444',
  '#06B6D4',
  '#84CC16',
  '#F97316',
  '#EC4899',
  '#6B7280',
];

const records = [...categories, ...cars, ...serviceTypes, ...services, ...tours];
const described = [...categories, ...serviceTypes, ...services, ...tours];
const cyrillic = /[а-яё]/i;

describe('demo content', () => {
  it('has a record for every id, and one id for every record', () => {
    const ids = Object.values(demoContentIds).flatMap((group) => Object.values<string>(group));
    expect(records.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  });

  it.each(described.map((record) => [record.name, record] as const))(
    'describes %s in both languages',
    (_, record) => {
      expect(`${record.name} ${record.description}`).not.toMatch(cyrillic);
      expect(record.nameRu).toMatch(cyrillic);
      expect(record.descriptionRu).toMatch(cyrillic);
      expect(record.description.length).toBeGreaterThan(60);
      expect(record.descriptionRu.length).toBeGreaterThan(60);
    },
  );

  it.each(tours.map((tour) => [tour.name, tour] as const))(
    'names the destinations of %s in both languages',
    (_, { destinations, destinationsRu }) => {
      expect(destinations.length).toBeGreaterThan(2);
      expect(destinationsRu).toHaveLength(destinations.length);
      expect(destinations.join()).not.toMatch(cyrillic);
      for (const destination of destinationsRu) expect(destination).toMatch(cyrillic);
    },
  );

  it.each(cars.map((car) => [`${car.brand} ${car.model}`, car] as const))(
    'keeps %s within the limits of a car',
    (_, { capacity, luggageLarge, year }) => {
      expect(capacity).toBeGreaterThanOrEqual(carLimits.capacity.min);
      expect(capacity).toBeLessThanOrEqual(carLimits.capacity.max);
      expect(luggageLarge).toBeGreaterThanOrEqual(1);
      expect(luggageLarge).toBeLessThanOrEqual(carLimits.luggageLarge.max);
      expect(year).toBeGreaterThanOrEqual(carLimits.year.min);
      expect(year).toBeLessThanOrEqual(carLimits.year.max);
    },
  );

  it('fills every category, and hides one car [P1.4]', () => {
    expect(new Set(cars.map(({ categoryId }) => categoryId))).toEqual(
      new Set(Object.values(demoContentIds.categories)),
    );
    expect(cars.filter((car) => 'isAvailable' in car && !car.isAvailable)).toHaveLength(1);
  });

  it('offers every kind of service and uses every service type [P1.2, P3.4]', () => {
    expect(new Set(services.map(({ serviceType }) => serviceType))).toEqual(new Set(serviceKinds));
    expect(new Set(services.map(({ serviceTypeId }) => serviceTypeId))).toEqual(
      new Set(Object.values(demoContentIds.serviceTypes)),
    );
  });

  it('gives service types an icon and a colour that the back office offers [B3.8]', () => {
    for (const { icon, color } of serviceTypes) {
      expect(serviceTypeIcon.options).toContain(icon);
      expect(colourPresets).toContain(color);
    }
  });

  it.each(demoImageNames)('has the image %s', (name) => {
    expect(existsSync(demoImageFile(name))).toBe(true);
  });

  it('shows no image twice in one gallery', () => {
    for (const { imageNames } of [...services, ...tours]) {
      expect(imageNames.length).toBeGreaterThan(1);
      expect(new Set(imageNames).size).toBe(imageNames.length);
    }
  });

  it('has contact details that reach no real person', () => {
    const { phonePrimary, phoneWhatsapp, emergencyContact } = contactSettings;
    for (const phone of [phonePrimary, phoneWhatsapp, emergencyContact]) {
      expect(phone).toMatch(/^\+994 \d{2} 000 \d{2} \d{2}$/);
    }
    for (const email of [contactSettings.emailInfo, contactSettings.emailSupport]) {
      expect(email).toMatch(/@caspian-chauffeur\.example$/);
    }
    const links = [
      contactSettings.websiteUrl,
      contactSettings.googleReviewUrl,
      ...Object.values(contactSettings.socialMedia),
    ];
    for (const link of links) expect(new URL(link).hostname).toMatch(/\.example$/);
  });
});
