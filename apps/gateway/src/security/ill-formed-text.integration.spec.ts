import { randomUUID } from 'node:crypto';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
const reached: string[] = [];

beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    reached.push(String(request.url));
    response.writeHead(500).end();
  });
});

afterAll(() => gateway.stop());

async function errorsOf(method: string, path: string, body?: unknown) {
  const response = await fetch(`${gateway.address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.token()}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, errors } = problem.parse(await response.json());
  return { status: response.status, code, errors };
}

const rejected = (field: string, code = `${field}.invalid`) => ({
  status: 400,
  code: 'request.invalid',
  errors: [{ field, code }],
});

describe('text that no database stores', () => {
  it('is the error of its field in a body', async () => {
    const booking = { carId: randomUUID(), serviceId: randomUUID() };
    for (const customerName of ['A\u0000B', 'A\ud800B']) {
      expect(await errorsOf('POST', '/api/bookings', { ...booking, customerName })).toEqual(
        rejected('customerName'),
      );
    }
  });

  it('is the error of its field in a query', async () => {
    expect(await errorsOf('GET', '/api/admin/bookings?search=A%00B')).toEqual(rejected('search'));
    expect(await errorsOf('GET', '/api/seo?pagePath=/%00')).toEqual(rejected('pagePath'));
  });

  it('is an error in a path', async () => {
    expect((await errorsOf('GET', '/api/admin/bookings/%00')).status).toBe(400);
  });

  it('reaches no service', () => {
    expect(reached).toEqual([]);
  });
});
