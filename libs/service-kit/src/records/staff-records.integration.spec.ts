import { randomUUID } from 'node:crypto';
import {
  idempotencyKeyHeader,
  internalTokenHeader,
  removedRecordHeaders,
} from '@chauffeur/contracts/http/headers';
import { problem } from '@chauffeur/contracts/http/problem';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createServiceApp, type ServiceApp } from '../application/service-app.js';
import { boatsModule } from './boats.fixture.js';

const token = 'internal-token-of-this-spec';
let database: TestDatabase;
let client: Client;
let app: ServiceApp;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createServiceApp({
    name: 'boats',
    module: boatsModule(database.url),
    environment: { INTERNAL_TOKEN: token, LOG_LEVEL: 'silent' },
    hasEvents: false,
  });
  address = await app.listen(0, '127.0.0.1');
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});
beforeEach(() => client.query('TRUNCATE boats, trips, boat_changes'));

interface Boat {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

async function call(method: string, path: string, body?: object, headers?: Record<string, string>) {
  const response = await fetch(`${address}/boats${path}`, {
    method,
    headers: {
      [internalTokenHeader]: token,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
}

async function add(name: string, berth?: string): Promise<Boat> {
  return (await call('POST', '', { name, berth })).body as Boat;
}

const nameTaken = [409, 'category.nameTaken', 'name: category.nameTaken'];

/** Status, code and field errors of a rejected call. */
async function rejected(method: string, path: string, body?: object) {
  const response = await call(method, path, body);
  const { code, errors } = problem.parse(response.body);
  return [response.status, code, ...(errors ?? []).map((error) => `${error.field}: ${error.code}`)];
}

async function changes(): Promise<string[]> {
  const { rows } = await client.query<{ kind: string; boat_id: string }>('SELECT * FROM boat_changes');
  return rows.map(({ kind, boat_id }) => `${kind} ${boat_id}`);
}

describe('a record that staff manage', () => {
  it('is created, read, updated and removed, each change with its hook', async () => {
    const created = await call('POST', '', { name: ' Alma ', berth: 'b7', unknown: 1 });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      name: 'Alma',
      berth: 'B7',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { id } = created.body as Boat;
    expect(await call('GET', `/${id}`)).toEqual({ status: 200, body: created.body });

    const updated = await call('PUT', `/${id}`, { name: 'Other', berth: null, version: 1 });
    expect(updated).toMatchObject({ status: 200, body: { id, name: 'Alma', berth: null, version: 2 } });

    const removed = await fetch(`${address}/boats/${id}`, {
      method: 'DELETE',
      headers: { [internalTokenHeader]: token },
    });
    expect(removed.status).toBe(204);
    // For the audit log.
    expect(removed.headers.get(removedRecordHeaders.version)).toBe('2');
    expect(await changes()).toEqual([`created ${id}`, `updated ${id}`, `removed ${id}`]);
    for (const method of ['GET', 'DELETE']) {
      expect(await rejected(method, `/${id}`)).toEqual([404, 'car.notFound']);
    }
    expect(await rejected('PUT', `/${id}`, { version: 1 })).toEqual([404, 'car.notFound']);
  });

  it('is listed in the order of its definition', async () => {
    for (const name of ['Zofia', 'Alma', 'Mira']) await add(name);
    const { body } = await call('GET', '');
    expect((body as Boat[]).map(({ name }) => name)).toEqual(['Alma', 'Mira', 'Zofia']);
  });

  it('accepts one of two concurrent updates of the same version', async () => {
    const { id } = await add('Alma');
    const berths = ['a1', 'a2'];
    const responses = await Promise.all(berths.map((berth) => call('PUT', `/${id}`, { berth, version: 1 })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stale = responses.find(({ status }) => status === 409);
    expect(problem.parse(stale?.body).code).toBe('record.stale');
    expect(await changes()).toEqual([`created ${id}`, `updated ${id}`]);
  });

  it('is not removed if it has changed since the version in the request', async () => {
    const { id } = await add('Alma');
    await call('PUT', `/${id}`, { berth: 'a1', version: 1 });
    expect(await rejected('DELETE', `/${id}?version=1`)).toEqual([409, 'record.stale']);
    expect((await rejected('DELETE', `/${id}?version=newest`)).slice(0, 2)).toEqual([400, 'request.invalid']);
    expect((await call('DELETE', `/${id}?version=2`)).status).toBe(204);
    expect(await changes()).toEqual([`created ${id}`, `updated ${id}`, `removed ${id}`]);
  });

  it('turns a violated constraint into its error, and stores nothing', async () => {
    const { id } = await add('Alma', 'b7');
    const other = await add('Mira');
    const taken = [400, 'request.invalid', 'berth: berth.taken'];
    expect(await rejected('POST', '', { name: 'Alma' })).toEqual(nameTaken);
    expect(await rejected('POST', '', { name: 'Zofia', berth: 'B7' })).toEqual(taken);
    expect(await rejected('PUT', `/${other.id}`, { berth: 'b7', version: 1 })).toEqual(taken);
    await client.query('INSERT INTO trips (boat_id) VALUES ($1)', [id]);
    expect(await rejected('DELETE', `/${id}`)).toEqual([409, 'car.usedByBookings']);
    expect(await changes()).toEqual([`created ${id}`, `created ${other.id}`]);
  });

  it('is created once for a key and a request, also by concurrent repeats', async () => {
    const create = (name: string) => call('POST', '', { name }, { [idempotencyKeyHeader]: 'key-1' });
    const [first, ...repeats] = await Promise.all([create('Alma'), create('Alma'), create('Alma')]);
    expect(first).toMatchObject({ status: 201, body: { name: 'Alma', version: 1 } });
    expect(repeats).toEqual([first, first]);
    const { id } = first.body as Boat;
    expect(await changes()).toEqual([`created ${id}`]);
    await call('PUT', `/${id}`, { berth: 'b7', version: 1 });
    expect(await create('Alma')).toMatchObject({ status: 201, body: { id, berth: 'B7', version: 2 } });
    const other = await create('Mira');
    expect([other.status, problem.parse(other.body).code]).toEqual([422, 'idempotencyKey.reused']);
    await call('DELETE', `/${id}`);
    expect(await create('Mira')).toMatchObject({ status: 201, body: { name: 'Mira' } });
    await add('Alma');
    expect(await rejected('POST', '', { name: 'Alma' })).toEqual(nameTaken);
    expect(await call('POST', '', { name: 'Alma' }, { [idempotencyKeyHeader]: 'key-2' })).toMatchObject({
      status: 409,
    });
  });

  it('is rejected beyond the max of its kind, also of two that are added at once', async () => {
    for (const name of ['Alma', 'Mira', 'Olga', 'Vera']) await add(name);
    const both = await Promise.all(['Nina', 'Zofia'].map((name) => call('POST', '', { name })));
    const [late, added] = both[0]?.status === 409 ? both : both.toReversed();
    expect(added?.status).toBe(201);
    expect(problem.parse(late?.body)).toMatchObject({
      status: 409,
      code: 'record.tooMany',
      errors: [{ params: { max: 5 } }],
    });
    const { body } = await call('GET', '');
    expect(body).toHaveLength(5);
    expect(await changes()).toHaveLength(5);
    const { id } = (body as Boat[])[0] ?? { id: '' };
    await call('DELETE', `/${id}`);
    expect((await call('POST', '', { name: 'Ada' })).status).toBe(201);
  });

  it('rejects requests that do not match its schemas', async () => {
    const { id } = await add('Alma');
    expect(await rejected('POST', '', { name: ' ' })).toEqual([
      400,
      'request.invalid',
      'name: name.required',
    ]);
    expect(await rejected('PUT', `/${id}`, {})).toEqual([
      400,
      'request.invalid',
      'version: version.required',
    ]);
    expect((await rejected('GET', '/alma')).slice(0, 2)).toEqual([400, 'request.invalid']);
    expect(await rejected('GET', `/${randomUUID()}`)).toEqual([404, 'car.notFound']);
  });
});
