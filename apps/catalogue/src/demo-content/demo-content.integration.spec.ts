import { carResponse } from '@chauffeur/contracts/catalogue/car';
import { categoryResponse } from '@chauffeur/contracts/catalogue/category';
import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { seoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { serviceResponse } from '@chauffeur/contracts/catalogue/service';
import { serviceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { tourResponse } from '@chauffeur/contracts/catalogue/tour';
import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { languages } from '@chauffeur/contracts/languages/languages';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase } from '@chauffeur/private-servers';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { z } from 'zod';
import { createApp } from '../app.js';

const token = 'internal-token-of-this-spec';

describe('demo content', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: Client;
  let apps: ServiceApp[];

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    apps = [];
  });

  afterEach(async () => {
    await closeApps();
    await client.end();
    await database.drop();
  });

  async function start(seed = true): Promise<string> {
    const app = await createApp(
      {
        DATABASE_URL: database.url,
        EVENT_TRANSPORT: 'in-process',
        INTERNAL_TOKEN: token,
        LOG_LEVEL: 'silent',
        SEED_DEMO_CONTENT: String(seed),
      },
      { eventBus: new InProcessEventBus() },
    );
    apps.push(app);
    return app.listen(0, '127.0.0.1');
  }

  async function closeApps(): Promise<void> {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  }

  async function read<Schema extends z.ZodType>(address: string, path: string, schema: Schema) {
    const response = await fetch(`${address}${path}`, { headers: { 'x-internal-token': token } });
    return schema.parse(await response.json());
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
    const address = await start();

    expect(await read(address, '/categories', z.array(categoryResponse))).toHaveLength(5);
    expect(await read(address, '/service-types', z.array(serviceTypeResponse))).toHaveLength(4);
    const cars = await read(address, '/cars', z.array(carResponse));
    expect(cars).toHaveLength(15);
    expect(cars.every(({ image }) => image?.width === 1600)).toBe(true);
    const services = await read(address, '/services', z.array(serviceResponse));
    expect(services.map(({ id }) => id)).toEqual(Object.values(demoContentIds.services));
    const tours = await read(address, '/tours', z.array(tourResponse));
    expect(tours.map(({ id }) => id)).toEqual(Object.values(demoContentIds.tours));
    for (const { photos } of [...services, ...tours]) {
      expect(photos.map(({ isMain }) => isMain)).toEqual(photos.map((_, index) => index === 0));
    }
    const [contact] = await read(address, '/contact-settings', z.array(contactSettingsResponse));
    expect(contact).toMatchObject({ businessHours: '24 hours a day, 7 days a week', isActive: true });
    for (const language of languages) {
      expect(
        await read(address, `/seo-settings?language=${language}`, z.array(seoSettingsResponse)),
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
    await closeApps();
    await start();
    expect(await counts()).toEqual(everything);
  });

  it('does not come back after it was deleted', async () => {
    await start();
    await closeApps();
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
    await closeApps();
    await client.query(
      `INSERT INTO categories (name, description, base_price_per_hour) VALUES ('Own', 'Our own', 20)`,
    );
    await start();
    expect(await counts()).toMatchObject({ categories: 1, cars: 0, contactSettings: 0, events: 0 });
  });
});
