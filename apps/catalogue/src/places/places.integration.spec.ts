import { brotliCompressSync } from 'node:zlib';
import {
  placeLimits,
  placeRequest,
  placeResponse,
  staffPlaceResponse,
} from '@chauffeur/contracts/catalogue/places/place';
import { placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { createTestDatabase, query, until } from '@chauffeur/private-servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { z } from 'zod';
import { LocatePlaces1764200000000 } from '../migrations/1764200000000-locate-places.js';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';
import { AnnouncePlaces } from './announce-places.js';

let catalogue: RunningCatalogue;

/** The names that a catalogue has published, in any order. */
const namedBy = async (running: RunningCatalogue) =>
  z
    .array(placesNamed.data)
    .parse(await running.published(placesNamed.routingKey))
    .flatMap(({ places }) => places);
const isNamedBy = async (running: RunningCatalogue) => (await namedBy(running)).length > 0;

beforeAll(async () => {
  catalogue = await startCatalogue();
});

afterAll(() => catalogue.stop());

const fields = { name: 'Four Seasons', kind: 'hotel', address: '1 Neftchilar Avenue' };

async function add(changes: object = {}) {
  const response = await catalogue.call('POST', '/staff/places', { ...fields, ...changes });
  return staffPlaceResponse.parse(response.body);
}

const shown = async () => placeResponse.array().parse((await catalogue.call('GET', '/places')).body);

describe('the places that the product brings', () => {
  it('are valid, named in three languages, and small enough to be searched in the browser', async () => {
    const places = staffPlaceResponse.array().parse((await catalogue.call('GET', '/staff/places')).body);
    expect(places.length).toBeGreaterThanOrEqual(80);
    for (const place of places) {
      expect([place.name, placeRequest.safeParse(place).error]).toEqual([place.name, undefined]);
      expect([place.name, place.nameRu && place.nameAz]).not.toEqual([place.name, null]);
    }
    const body = JSON.stringify(await shown());
    const ofLimit = (placeLimits.active / places.length) * brotliCompressSync(body).length;
    expect(ofLimit).toBeLessThan(40_000);
  });

  it('are named to the emails at the start, and then if a replica of another release has saved them', async () => {
    const { client } = catalogue;
    const announce = catalogue.provider(AnnouncePlaces);
    const places = staffPlaceResponse.array().parse((await catalogue.call('GET', '/staff/places')).body);
    const named = await namedBy(catalogue);
    expect(named.map(({ name }) => name).toSorted()).toEqual(places.map(({ name }) => name).toSorted());
    const lahij = named.find(({ name }) => name === 'Lahij');
    expect(lahij).toMatchObject({ nameRu: expect.any(String) });

    await announce.run();
    expect(await namedBy(catalogue)).toEqual(named);
    await client.query(
      `UPDATE places SET address = 'Main street', version = version + 1 WHERE name = 'Lahij'`,
    );
    await announce.run();
    const again = await namedBy(catalogue);
    expect(again).toEqual([...named, { ...lahij, address: 'Main street' }]);
    await client.query(`UPDATE places SET address = NULL WHERE name = 'Lahij'`);
  });

  it('are listed by a catalogue that starts while its database takes no writes, and named afterwards', async () => {
    const stored = await createTestDatabase();
    await (await startCatalogue(stored)).stop();
    const change = (value: string) => `BEGIN READ WRITE; ALTER DATABASE ${stored.name} ${value}; COMMIT`;
    await query(stored.url, `TRUNCATE outbox; ${change('SET default_transaction_read_only = on')}`);
    const started = await startCatalogue(stored);
    try {
      const { body } = await started.call('GET', '/places');
      expect(placeResponse.array().parse(body).length).toBeGreaterThanOrEqual(80);
      const announce = started.provider(AnnouncePlaces);
      await expect(announce.run()).rejects.toThrow('read-only transaction');
      await started.client.query(change('RESET default_transaction_read_only'));
      // The setting is that of new sessions.
      await started.client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      const isNamed = async () => {
        announce.runSoon();
        return isNamedBy(started);
      };
      expect(await until(isNamed, 10_000)).toBe(true);
    } finally {
      await started.stop();
      await stored.drop();
    }
  });

  it('are in Azerbaijan if they have coordinates', async () => {
    const places = staffPlaceResponse.array().parse((await catalogue.call('GET', '/staff/places')).body);
    const located = places.filter(({ latitude }) => latitude !== null);
    expect(located.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sahil metro station', 'Lahij']));
    const isOutside = ({ latitude, longitude }: (typeof places)[number]) =>
      Math.abs((latitude ?? 0) - 40.15) > 1.8 || Math.abs((longitude ?? 0) - 47.7) > 3;
    expect(located.filter(isOutside)).toEqual([]);
  });

  it('get coordinates unless staff have entered them', async () => {
    const { client } = catalogue;
    const coordinates = async (name: string) =>
      (await client.query('SELECT latitude, longitude FROM places WHERE name = $1', [name])).rows;
    const migration = new LocatePlaces1764200000000();
    const runner = { query: (text: string) => client.query(text) } as unknown as QueryRunner;
    await migration.down(runner);
    expect(await coordinates('Lahij')).toEqual([{ latitude: null, longitude: null }]);
    await client.query(`UPDATE places SET latitude = 40.5, longitude = 48.5 WHERE name = 'Nabran'`);
    await migration.up(runner);
    await migration.up(runner);
    expect(await coordinates('Lahij')).toEqual([{ latitude: 40.8492, longitude: 48.3836 }]);
    expect(await coordinates('Nabran')).toEqual([{ latitude: 40.5, longitude: 48.5 }]);
  });
});

describe('places of staff', () => {
  beforeAll(() => catalogue.client.query('CREATE TABLE brought AS TABLE places'));
  beforeEach(() => catalogue.client.query('TRUNCATE places, outbox'));
  // The built-in places are checked in another test.
  afterAll(() =>
    catalogue.client.query('TRUNCATE places; INSERT INTO places TABLE brought; DROP TABLE brought'),
  );

  it('are added, changed and removed, publish it, and are shown while they are active [II-17]', async () => {
    const added = await add({ aliases: '4 Seasons, , Фор Сизонс', latitude: 40.36, longitude: 49.83 });
    expect(added).toMatchObject({
      aliases: ['4 Seasons', 'Фор Сизонс'],
      latitude: 40.36,
      isPopular: false,
      isActive: true,
      version: 1,
    });
    expect(await shown()).toMatchObject([{ id: added.id, name: 'Four Seasons', nameAz: null }]);

    const path = `/staff/places/${added.id}`;
    const change = { ...fields, isActive: false, version: 1 };
    expect((await catalogue.call('PUT', path, change)).body).toMatchObject({ isActive: false, version: 2 });
    expect((await catalogue.call('PUT', path, change)).code).toBe('record.stale');
    expect(await shown()).toEqual([]);

    expect((await catalogue.call('DELETE', path)).status).toBe(204);
    const deleted = await catalogue.call('GET', path);
    expect([deleted.status, deleted.code]).toEqual([404, 'place.notFound']);
    expect(await catalogue.published('catalogue.places-changed.v1')).toHaveLength(3);
    const { id, name, nameRu, address, addressRu } = added;
    const named = { places: [{ id, name, nameRu, address, addressRu }], changedAt: expect.any(String) };
    expect(await catalogue.published(placesNamed.routingKey)).toEqual([named, named]);
  });

  it('come in the order of letters, not of their codes', async () => {
    for (const name of ['Zig', 'Əhmədli', 'Elite', 'şıx', 'Sahil']) await add({ name });
    const names = (await shown()).map(({ name }) => name);
    const added = names.filter((name) => ['Zig', 'Əhmədli', 'Elite', 'şıx', 'Sahil'].includes(name));
    expect(added).toEqual(['Elite', 'Əhmədli', 'Sahil', 'şıx', 'Zig']);
  });

  it('have one name in a kind, whatever its case, and both coordinates or none', async () => {
    await add();
    const taken = await catalogue.call('POST', '/staff/places', { ...fields, name: 'FOUR seasons' });
    expect([taken.status, taken.code]).toEqual([409, 'place.nameTaken']);
    expect(await add({ kind: 'restaurant' })).toMatchObject({ kind: 'restaurant' });
    const half = await catalogue.call('POST', '/staff/places', { ...fields, kind: 'sight', latitude: 40 });
    expect(half.body).toMatchObject({ errors: [{ field: 'longitude', code: 'longitude.required' }] });
  });

  it('are at most 500 active ones, also when several come at once', async () => {
    await catalogue.client.query(
      `INSERT INTO places (name, kind) SELECT 'Place ' || n, 'sight' FROM generate_series(1, 499) AS n`,
    );
    const responses = await Promise.all(
      ['One', 'Two'].map((name) => catalogue.call('POST', '/staff/places', { ...fields, name })),
    );
    const [rejected] = responses.filter(({ status }) => status === 400);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(rejected?.body).toMatchObject({
      errors: [{ field: 'isActive', code: 'place.tooMany', params: { max: 500 } }],
    });
    expect(await add({ name: 'Three', isActive: false })).toMatchObject({ isActive: false });
  });
});
