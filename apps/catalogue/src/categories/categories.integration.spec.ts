import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { categoryResponse, staffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';
import { tinyImage } from '../tiny-image.fixture.js';

let catalogue: RunningCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
});

afterAll(() => catalogue.stop());

beforeEach(async () => {
  await catalogue.client.query('TRUNCATE categories, cars, outbox CASCADE');
});

const fields = { name: 'Economy', description: 'Small cars for short ways', basePricePerHour: 15 };

async function add(changes: object = {}) {
  const response = await catalogue.call('POST', '/staff/categories', { ...fields, ...changes });
  return staffCategoryResponse.parse(response.body);
}

async function addCar(categoryId: string): Promise<string> {
  const { rows } = await catalogue.client.query<{ id: string }>(
    `INSERT INTO cars (brand, model, year, category_id, base_price) VALUES ('Kia', 'K5', 2024, $1, 40) RETURNING id`,
    [categoryId],
  );
  return rows[0]?.id ?? '';
}

describe('categories of staff', () => {
  it('are added, shown, changed and removed, and publish it [B3.5, B7.6]', async () => {
    const added = await add();
    expect(added).toMatchObject({ ...fields, nameRu: null, image: null, version: 1 });
    const shown = categoryResponse.array().parse((await catalogue.call('GET', '/categories')).body);
    expect(shown).toMatchObject([{ id: added.id, name: 'Economy' }]);

    const change = { ...fields, nameRu: 'Эконом', basePricePerHour: 0, version: 1 };
    const changed = await catalogue.call('PUT', `/staff/categories/${added.id}`, change);
    expect(changed.body).toMatchObject({ nameRu: 'Эконом', basePricePerHour: 0, version: 2 });
    expect((await catalogue.call('PUT', `/staff/categories/${added.id}`, change)).code).toBe('record.stale');

    const deleted = await catalogue.call('DELETE', `/staff/categories/${added.id}`, { freeCarIds: [] });
    expect(deleted.status).toBe(204);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : { ...change, freeCarIds: [] };
      expect((await catalogue.call(method, `/staff/categories/${added.id}`, body)).code).toBe(
        'category.notFound',
      );
    }
    expect(await catalogue.published('catalogue.changed.v1')).toHaveLength(3);
    expect(await catalogue.published('catalogue.offer-removed.v1')).toEqual([]);
  });

  it('come in the order that staff choose, those of one place by name [P7.2]', async () => {
    await add({ name: 'Bus', displayOrder: 2 });
    const business = await add({ name: 'Business', displayOrder: 1 });
    await add({ name: 'Economy' });
    await add({ name: 'Comfort' });
    const names = async () =>
      categoryResponse
        .array()
        .parse((await catalogue.call('GET', '/categories')).body)
        .map(({ name }) => name);
    expect(await names()).toEqual(['Comfort', 'Economy', 'Business', 'Bus']);
    // A back office of the previous version does not send the display order.
    const change = { ...fields, name: 'Business class', version: 1 };
    await catalogue.call('PUT', `/staff/categories/${business.id}`, change);
    expect(await names()).toEqual(['Comfort', 'Economy', 'Business class', 'Bus']);
    for (const name of ['Zirehli', 'Əla', 'çevik', 'Şəhər']) await add({ name });
    expect((await names()).slice(0, 6)).toEqual(['çevik', 'Comfort', 'Economy', 'Əla', 'Şəhər', 'Zirehli']);
  });

  it('have a name of their own, whatever its case, also when several come at once [B5.1.11]', async () => {
    const responses = await Promise.all(
      ['Business', 'BUSINESS', ' business '].map((name) =>
        catalogue.call('POST', '/staff/categories', { ...fields, name }),
      ),
    );
    expect(responses.map(({ code }) => code ?? 'added').toSorted()).toEqual([
      'added',
      'category.nameTaken',
      'category.nameTaken',
    ]);
    const { id } = await add();
    const rename = { ...fields, name: 'Business', version: 1 };
    const rejected = await catalogue.call('PUT', `/staff/categories/${id}`, rename);
    expect([rejected.status, rejected.code]).toEqual([409, 'category.nameTaken']);
    const own = await catalogue.call('PUT', `/staff/categories/${id}`, {
      ...fields,
      name: 'ECONOMY',
      version: 1,
    });
    expect(own.body).toMatchObject({ name: 'ECONOMY', version: 2 });
  });

  it('have an image by its bytes or its hash, and lose it when none is chosen', async () => {
    const { id, image } = await add({ imageBase64: await tinyImage() });
    expect(image).toMatchObject({ width: 8, height: 6 });
    const other = await add({ name: 'Other', imageHash: image?.hash });
    expect(other.image).toEqual(image);

    const without = await catalogue.call('PUT', `/staff/categories/${id}`, { ...fields, version: 1 });
    expect(without.body).toMatchObject({ image: null, version: 2 });
    const again = { ...fields, imageHash: image?.hash, version: 2 };
    expect((await catalogue.call('PUT', `/staff/categories/${id}`, again)).body).toMatchObject({
      image,
      version: 3,
    });

    for (const [chosen, error] of [
      [{ imageHash: 'a'.repeat(64) }, { field: 'imageHash', code: 'image.notFound' }],
      [{ imageBase64: 'bm90IGEgcGljdHVyZQ==' }, { field: 'imageBase64', code: 'image.unsupportedType' }],
    ] as const) {
      const rejected = await catalogue.call('POST', '/staff/categories', {
        ...fields,
        name: 'New',
        ...chosen,
      });
      expect(rejected.status).toBe(400);
      expect(rejected.body).toMatchObject({ errors: [error] });
    }
  });
});

describe('removing a category', () => {
  it('removes its cars and publishes each', async () => {
    const { id } = await add();
    const carIds = [await addCar(id), await addCar(id)];
    const listed = await catalogue.call('GET', `/staff/categories/${id}/car-ids`);
    expect(new Set(listed.body as string[])).toEqual(new Set(carIds));

    const removed = await catalogue.call('DELETE', `/staff/categories/${id}`, { freeCarIds: listed.body });
    expect(removed.status).toBe(204);
    expect((await catalogue.client.query('SELECT id FROM cars')).rows).toEqual([]);
    const offers = carIds.map((carId) => ({ kind: 'car', id: carId }));
    expect(await catalogue.published('catalogue.offer-removed.v1')).toEqual([
      { offers: expect.arrayContaining(offers) },
    ]);
  });

  it('changes nothing when it has changed since the version that is named', async () => {
    const { id, version } = await add();
    const path = `/staff/categories/${id}?version=${version - 1}`;
    expect((await catalogue.call('DELETE', path, { freeCarIds: [] })).code).toBe('record.stale');
    expect((await catalogue.call('GET', `/staff/categories/${id}`)).status).toBe(200);
  });

  it('changes nothing while one of its cars is being moved to another', async () => {
    const [{ id }, other] = [await add(), await add({ name: 'Other' })];
    const carId = await addCar(id);
    const { client } = catalogue;
    await client.query('BEGIN');
    await client.query('UPDATE cars SET category_id = $2 WHERE id = $1', [carId, other.id]);
    const removing = catalogue.call('DELETE', `/staff/categories/${id}`, { freeCarIds: [carId] });
    const waiting =
      'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    while ((await client.query(waiting)).rowCount === 0) await pause(10);
    await client.query('COMMIT');
    expect((await removing).code).toBe('record.stale');
    expect((await client.query('SELECT id FROM cars')).rows).toEqual([{ id: carId }]);
    expect(await catalogue.published('catalogue.offer-removed.v1')).toEqual([]);
  });

  it.each([
    ['has got a car that was not checked', () => []],
    ['has lost one of the cars', (carId: string) => [carId, randomUUID()]],
    ['has another car', () => [randomUUID()]],
  ])('changes nothing when it %s', async (_what, freeCarIds) => {
    const { id } = await add();
    const carId = await addCar(id);
    const body = { freeCarIds: freeCarIds(carId) };
    const rejected = await catalogue.call('DELETE', `/staff/categories/${id}`, body);
    expect([rejected.status, rejected.code]).toEqual([409, 'record.stale']);
    expect((await catalogue.client.query('SELECT id FROM cars')).rows).toEqual([{ id: carId }]);
    expect((await catalogue.call('GET', `/staff/categories/${id}`)).status).toBe(200);
  });
});
