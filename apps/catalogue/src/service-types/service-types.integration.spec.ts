import { serviceTypeResponse, staffServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';
import { tinyImage } from '../tiny-image.fixture.js';

let catalogue: RunningCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
});

afterAll(() => catalogue.stop());

beforeEach(async () => {
  await catalogue.client.query('TRUNCATE service_types, services, outbox CASCADE');
});

const fields = { name: 'Airport transfer', description: 'Between the airport and any address' };

async function add(changes: object = {}) {
  const response = await catalogue.call('POST', '/staff/service-types', { ...fields, ...changes });
  return staffServiceTypeResponse.parse(response.body);
}

describe('service types of staff', () => {
  it('start with MapPin in gray, are shown, changed and removed, and publish it [B3.7, B3.10, B7.8]', async () => {
    const added = await add();
    expect(added).toMatchObject({ icon: 'MapPin', color: '#6B7280', basePricePerHour: null, version: 1 });
    const shown = serviceTypeResponse.array().parse((await catalogue.call('GET', '/service-types')).body);
    expect(shown).toMatchObject([{ id: added.id, icon: 'MapPin' }]);

    const change = { ...fields, icon: 'Plane', color: '#3b82f6', basePricePerHour: 25, version: 1 };
    const imageBase64 = await tinyImage();
    const changed = await catalogue.call('PUT', `/staff/service-types/${added.id}`, {
      ...change,
      imageBase64,
    });
    expect(changed.body).toMatchObject({
      icon: 'Plane',
      color: '#3B82F6',
      basePricePerHour: 25,
      image: { width: 8 },
      version: 2,
    });
    expect((await catalogue.call('PUT', `/staff/service-types/${added.id}`, change)).code).toBe(
      'record.stale',
    );

    expect((await catalogue.call('DELETE', `/staff/service-types/${added.id}`)).status).toBe(204);
    const deleted = await catalogue.call('DELETE', `/staff/service-types/${added.id}`);
    expect([deleted.status, deleted.code]).toEqual([404, 'serviceType.notFound']);
    expect(await catalogue.published('catalogue.changed.v1')).toHaveLength(3);
  });

  it('have a name of their own, whatever its case, also when several come at once [B5.1.13]', async () => {
    const responses = await Promise.all(
      ['Airport', 'AIRPORT', ' airport '].map((name) =>
        catalogue.call('POST', '/staff/service-types', { ...fields, name }),
      ),
    );
    expect(responses.map(({ code }) => code ?? 'added').toSorted()).toEqual([
      'added',
      'serviceType.nameTaken',
      'serviceType.nameTaken',
    ]);
    const { id } = await add();
    const rename = { ...fields, name: 'aiRport', version: 1 };
    expect((await catalogue.call('PUT', `/staff/service-types/${id}`, rename)).code).toBe(
      'serviceType.nameTaken',
    );
  });

  it('stay while a service is of theirs [B8.27]', async () => {
    const { id } = await add();
    await catalogue.client.query(
      `INSERT INTO services (name, description, service_type, service_type_id, base_price)
       VALUES ('Transfer', 'From the terminal', 'airport_transfer', $1, 25)`,
      [id],
    );
    const rejected = await catalogue.call('DELETE', `/staff/service-types/${id}`);
    expect([rejected.status, rejected.code]).toEqual([409, 'serviceType.usedByServices']);
    await catalogue.client.query('DELETE FROM services');
    expect((await catalogue.call('DELETE', `/staff/service-types/${id}`)).status).toBe(204);
  });
});
