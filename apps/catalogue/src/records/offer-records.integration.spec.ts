import { randomUUID } from 'node:crypto';
import { carResponse, staffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { imageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { staffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { staffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';

let catalogue: RunningCatalogue;
let categoryId: string;
let serviceTypeId: string;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

beforeEach(async () => {
  const { client } = catalogue;
  await client.query('TRUNCATE categories, cars, service_types, services, tours, images, outbox CASCADE');
  const category = await client.query<{ id: string }>(
    `INSERT INTO categories (name, description, base_price_per_hour) VALUES ('Economy', 'Small', 10) RETURNING id`,
  );
  const type = await client.query<{ id: string }>(
    `INSERT INTO service_types (name, description) VALUES ('Airport', 'To and from it') RETURNING id`,
  );
  categoryId = category.rows[0]?.id ?? '';
  serviceTypeId = type.rows[0]?.id ?? '';
});

const car = () => ({ brand: 'Kia', model: 'K5', year: 2024, categoryId, basePrice: 40.55 });
const texts = { name: 'One', nameRu: 'Один', description: 'First', descriptionRu: 'Первый' };
const service = () => ({ ...texts, serviceType: 'airport_transfer', serviceTypeId, basePrice: 25 });
const tour = { ...texts, basePrice: 60.5, destinations: ['Gobustan'], destinationsRu: ['Гобустан'] };

async function imageOf(color: string): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
    .png()
    .toBuffer();
}

async function upload(color: string): Promise<string> {
  const { body } = await catalogue.call('POST', '/images', await imageOf(color));
  return imageResponse.parse(body).hash;
}

async function createCar(change: object = {}) {
  const { body } = await catalogue.call('POST', '/staff/cars', { ...car(), ...change });
  return staffCarResponse.parse(body);
}

const marks = ({ photos }: { photos: { image: { hash: string }; isMain: boolean }[] }) =>
  photos.map(({ image, isMain }) => [image.hash, isMain]);

describe('cars, services and tours', () => {
  it.each([
    ['cars', 'car', car, staffCarResponse, { capacity: 4, isAvailable: true, category: { name: 'Economy' } }],
    ['services', 'service', service, staffServiceResponse, { durationHours: 1, youtubeUrl: null }],
    ['tours', 'tour', () => tour, staffTourResponse, { durationHours: 8, destinations: ['Gobustan'] }],
  ] as const)(
    '%s: are added with the defaults, changed and removed, and publish it [B3.6, B3.12, B3.13, B5.1.4, B5.1.21]',
    async (...row) => {
      const [path, kind, request, response, defaults] = row;
      const created = await catalogue.call('POST', `/staff/${path}`, { ...request(), secret: 'dropped' });
      expect(created.status).toBe(201);
      const added = response.parse(created.body);
      expect(added).toMatchObject({ ...request(), ...defaults, photos: [], image: null, version: 1 });

      const change = { ...request(), basePrice: 99, version: 1 };
      const changed = await catalogue.call('PUT', `/staff/${path}/${added.id}`, change);
      expect(response.parse(changed.body)).toMatchObject({ basePrice: 99, version: 2 });
      const read = await catalogue.call('GET', `/staff/${path}/${added.id}`);
      expect(read.body).toEqual(changed.body);

      expect((await catalogue.call('DELETE', `/staff/${path}/${added.id}`)).status).toBe(204);
      const again = await catalogue.call('DELETE', `/staff/${path}/${added.id}`);
      expect(problem.parse(again.body).code).toBe(`${kind}.notFound`);
      const deleted = await catalogue.call('PUT', `/staff/${path}/${added.id}`, change);
      expect(problem.parse(deleted.body).code).toBe(`${kind}.notFound`);

      const changedEvent = { routing_key: 'catalogue.changed.v1', payload: expect.any(Object) };
      const removal = { offers: [{ kind, id: added.id }] };
      expect(await catalogue.events()).toEqual([
        changedEvent,
        changedEvent,
        changedEvent,
        { routing_key: 'catalogue.offer-removed.v1', payload: removal },
      ]);
    },
  );

  it("a car's large suitcases stay if an older form does not send them, and are cleared by null", async () => {
    const { id } = await createCar({ luggageLarge: 3 });
    const put = async (change: object) => {
      const { body } = await catalogue.call('PUT', `/staff/cars/${id}`, { ...car(), ...change });
      return staffCarResponse.parse(body).luggageLarge;
    };
    expect(await put({ version: 1 })).toBe(3);
    expect(await put({ version: 2, luggageLarge: null })).toBeNull();
  });

  it('are added once for an idempotency key, with their photos', async () => {
    const photos = [{ imageHash: await upload('red') }];
    const add = () =>
      catalogue.call('POST', '/staff/cars', { ...car(), photos }, { 'idempotency-key': categoryId });
    const first = await add();
    expect([first.status, await add()]).toEqual([201, first]);
    expect(staffCarResponse.parse(first.body)).toMatchObject({ photos: [{}], version: 1 });
    expect((await catalogue.client.query('SELECT FROM cars')).rowCount).toBe(1);
    expect((await catalogue.client.query('SELECT FROM car_photos')).rowCount).toBe(1);
  });

  it('are listed for staff in their order, with cars that visitors do not see [B7.7, B7.9, B7.10]', async () => {
    const hidden = await createCar({ brand: 'Audi', isAvailable: false });
    const shown = await createCar({ brand: 'BMW' });
    await createCar({ brand: 'Zeekr' });
    const listed = staffCarResponse.array().parse((await catalogue.call('GET', '/staff/cars')).body);
    expect(listed.map(({ brand }) => brand)).toEqual(['Audi', 'BMW', 'Zeekr']);
    const visible = carResponse.array().parse((await catalogue.call('GET', '/cars')).body);
    expect(visible.map(({ id }) => id)).not.toContain(hidden.id);
    expect(visible[0]?.id).toBe(shown.id);
    expect(visible[0]).not.toHaveProperty('version');

    for (const name of ['Ganja', 'Şəki', 'Astara', 'zaqatala', 'Çirax'])
      await catalogue.call('POST', '/staff/tours', { ...tour, name });
    const tours = staffTourResponse.array().parse((await catalogue.call('GET', '/staff/tours')).body);
    expect(tours.map(({ name }) => name)).toEqual(['Astara', 'Çirax', 'Ganja', 'Şəki', 'zaqatala']);
  });

  it('let one of two changes of the same version through [B8.30, D1.13]', async () => {
    const { id } = await createCar();
    const responses = await Promise.all(
      ['One', 'Other'].map((model) =>
        catalogue.call('PUT', `/staff/cars/${id}`, { ...car(), model, version: 1 }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(problem.parse(rejected?.body).code).toBe('record.stale');
  });

  it('reject a category or service type that does not exist, and publish nothing', async () => {
    const lost = randomUUID();
    const ofCar = await catalogue.call('POST', '/staff/cars', { ...car(), categoryId: lost });
    expect(problem.parse(ofCar.body)).toMatchObject({
      status: 400,
      errors: [{ field: 'categoryId', code: 'category.notFound' }],
    });
    const ofService = await catalogue.call('POST', '/staff/services', { ...service(), serviceTypeId: lost });
    expect(problem.parse(ofService.body).errors).toEqual([
      { field: 'serviceTypeId', code: 'serviceType.notFound' },
    ]);
    expect(await catalogue.events()).toEqual([]);
  });
});

describe('photos of a car', () => {
  it('replace all that it has, in their order, the first being the main one where none is marked [B3.14, B4.22, B7.22, P3.8]', async () => {
    const [red, green, blue] = [await upload('red'), await upload('green'), await upload('blue')];
    const added = await createCar({ photos: [{ imageHash: red }, { imageHash: green }] });
    expect(marks(added)).toEqual([
      [red, true],
      [green, false],
    ]);
    expect(added.image?.hash).toBe(red);

    const photos = [{ imageHash: blue }, { imageHash: red, isMain: true }];
    const changed = await catalogue.call('PUT', `/staff/cars/${added.id}`, { ...car(), photos, version: 1 });
    const after = staffCarResponse.parse(changed.body);
    expect(marks(after)).toEqual([
      [blue, false],
      [red, true],
    ]);
    expect(after).toMatchObject({ version: 2, image: { hash: red } });
    expect(after.photos.map(({ displayOrder }) => displayOrder)).toEqual([0, 1]);

    const cleared = await catalogue.call('PUT', `/staff/cars/${added.id}`, {
      ...car(),
      photos: [],
      version: 2,
    });
    expect(staffCarResponse.parse(cleared.body)).toMatchObject({ photos: [], image: null, version: 3 });
  });

  it('stay where a save brings none; a single image takes the main one’s place [B4.19]', async () => {
    const [red, green] = [await upload('red'), await upload('green')];
    const { id } = await createCar({ photos: [{ imageHash: red }, { imageHash: green }] });
    const unchanged = await catalogue.call('PUT', `/staff/cars/${id}`, { ...car(), model: 'K8', version: 1 });
    expect(marks(staffCarResponse.parse(unchanged.body))).toHaveLength(2);

    const imageBase64 = (await imageOf('blue')).toString('base64');
    const changed = await catalogue.call('PUT', `/staff/cars/${id}`, { ...car(), imageBase64, version: 2 });
    const blue = await upload('blue');
    expect(marks(staffCarResponse.parse(changed.body))).toEqual([
      [blue, true],
      [green, false],
    ]);
    const alone = await createCar({ imageBase64: `data:image/png;base64,${imageBase64}` });
    expect(marks(alone)).toEqual([[blue, true]]);
  });

  it('are rejected by name: too many, unknown, no image at all', async () => {
    const red = await upload('red');
    const rejections: [object, { field: string; code: string }][] = [
      [
        { photos: Array.from({ length: 6 }, () => ({ imageHash: red })) },
        { field: 'photos', code: 'photos.tooMany' },
      ],
      [
        { photos: [{ imageHash: red }, { imageHash: 'f'.repeat(64) }] },
        { field: 'photos.1.imageHash', code: 'image.notFound' },
      ],
      [
        { photos: [{ imageHash: red }, { imageBase64: 'R0lGODlhAQABAAAAACw=' }] },
        { field: 'photos.1.imageBase64', code: 'image.unsupportedType' },
      ],
      [{ imageBase64: '/9j/4AAQSkZJRg==' }, { field: 'imageBase64', code: 'image.unreadable' }],
    ];
    for (const [change, error] of rejections) {
      const { status, body } = await catalogue.call('POST', '/staff/cars', { ...car(), ...change });
      expect(status).toBe(400);
      expect(problem.parse(body).errors).toEqual([expect.objectContaining(error)]);
    }
    const { rows } = await catalogue.client.query('SELECT FROM cars');
    expect(rows).toHaveLength(0);
  });
});
