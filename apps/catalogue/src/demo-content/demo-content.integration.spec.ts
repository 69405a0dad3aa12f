import { carResponse } from '@chauffeur/contracts/catalogue/car';
import { categoryResponse } from '@chauffeur/contracts/catalogue/category';
import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { seoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { serviceResponse } from '@chauffeur/contracts/catalogue/service';
import { serviceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { tourResponse } from '@chauffeur/contracts/catalogue/tour';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { languages } from '@chauffeur/contracts/languages/languages';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { z } from 'zod';
import { createApp } from '../app.js';

describe('demo content', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: Client;
  let services: TestService[];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    services = [];
  });

  afterEach(async () => {
    await stopAll();
    await client.end();
    await database.drop();
  });

  async function start(seed = true): Promise<TestService> {
    const service = await startTestService(
      createApp,
      { url: database.url },
      { variables: { SEED_DEMO_CONTENT: String(seed) } },
    );
    services.push(service);
    return service;
  }

  async function stopAll(): Promise<void> {
    await Promise.all(services.splice(0).map((service) => service.stop()));
  }

  async function read<Schema extends z.ZodType>(service: TestService, path: string, schema: Schema) {
    return schema.parse((await service.call('GET', path)).body);
  }

  /** SQL: events other than those of the built-in places, which each start names. */
  const ofContent = "routing_key <> 'catalogue.places-named.v1'";

  async function counts(): Promise<Record<string, number>> {
    const { rows } = await client.query<Record<string, number>>(`
      SELECT (SELECT count(*)::int FROM categories) AS categories, (SELECT count(*)::int FROM cars) AS cars,
             (SELECT count(*)::int FROM service_types) AS "serviceTypes",
             (SELECT count(*)::int FROM services) AS services, (SELECT count(*)::int FROM tours) AS tours,
             (SELECT count(*)::int FROM contact_settings) AS "contactSettings",
             (SELECT count(*)::int FROM seo_settings) AS "seoSettings",
             (SELECT count(*)::int FROM outbox WHERE ${ofContent}) AS events`);
    return rows[0] ?? {};
  }

  const everything = {
    categories: 5,
    cars: 16,
    serviceTypes: 4,
    services: 6,
    tours: 7,
    contactSettings: 1,
    seoSettings: 18,
    events: 2,
  };

  it('serves the public reads as soon as the service listens [B7.30, P2.9.13, P3.2, P3.3, P3.5, P3.6, P3.7, P3.9, P3.12, P4.26, P7.3, P7.4, P7.5, P7.9]', async () => {
    const service = await start();

    expect(await read(service, '/categories', z.array(categoryResponse))).toHaveLength(5);
    expect(await read(service, '/service-types', z.array(serviceTypeResponse))).toHaveLength(4);
    const cars = await read(service, '/cars', z.array(carResponse));
    expect(cars).toHaveLength(15);
    expect(cars.every(({ image }) => image?.width === 1600)).toBe(true);
    const offered = await read(service, '/services', z.array(serviceResponse));
    expect(offered.map(({ id }) => id)).toEqual(Object.values(demoContentIds.services));
    const tours = await read(service, '/tours', z.array(tourResponse));
    expect(tours.map(({ id }) => id)).toEqual(Object.values(demoContentIds.tours));
    for (const { photos } of [...offered, ...tours]) {
      expect(photos.map(({ isMain }) => isMain)).toEqual(photos.map((_, index) => index === 0));
    }
    const [contact] = await read(service, '/contact-settings', z.array(contactSettingsResponse));
    expect(contact).toMatchObject({ businessHours: '24 hours a day, 7 days a week', isActive: true });
    for (const language of languages) {
      expect(
        await read(service, `/seo-settings?language=${language}`, z.array(seoSettingsResponse)),
      ).toHaveLength(9);
    }
  });

  it('publishes one event for the content and one for the contact settings', async () => {
    await start();
    const { rows } = await client.query<{ routing_key: string; payload: Record<string, unknown> }>(
      `SELECT routing_key, payload FROM outbox WHERE ${ofContent} ORDER BY routing_key`,
    );
    expect(rows).toEqual([
      { routing_key: 'catalogue.changed.v1', payload: expect.any(Object) },
      {
        routing_key: 'site.contact-settings-changed.v1',
        payload: expect.objectContaining({
          settings: expect.objectContaining({ companyName: 'Caspian Chauffeur' }),
        }),
      },
    ]);
  });

  it('is added once by replicas that start together, and not by a later start', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await counts()).toEqual(everything);
    await stopAll();
    await start();
    expect(await counts()).toEqual(everything);
  });

  it('does not come back after it was deleted', async () => {
    await start();
    await stopAll();
    await client.query(
      'TRUNCATE categories, cars, service_types, services, tours, images, contact_settings, seo_settings CASCADE',
    );
    await start();
    expect(await counts()).toEqual({
      categories: 0,
      cars: 0,
      serviceTypes: 0,
      services: 0,
      tours: 0,
      contactSettings: 0,
      seoSettings: 0,
      events: 2,
    });
  });

  it('adds nothing to a database with records of staff, or when it is switched off', async () => {
    await start(false);
    expect((await counts()).categories).toBe(0);
    await stopAll();
    await client.query(
      `INSERT INTO categories (name, description, base_price_per_hour) VALUES ('Own', 'Our own', 20)`,
    );
    await start();
    expect(await counts()).toMatchObject({ categories: 1, cars: 0, contactSettings: 0, events: 0 });
  });
});
