import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const admin = { username: 'leyla', email: 'leyla@example.com', password: 'a quiet street' };
const json = { 'content-type': 'application/json' };

let gateway: RunningGateway;
/** Requests that a service received. */
let reached: string[];

beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    const { username, email } = admin;
    const id = '3b0d7c39-8f55-4a8a-9d0e-0c8f6f1f7a11';
    response.writeHead(201, json).end(JSON.stringify({ id, username, email }));
  });
});

afterAll(() => gateway.stop());

beforeEach(() => {
  reached = [];
});

async function setUp(headers: Record<string, string>, body: string | FormData = JSON.stringify(admin)) {
  const response = await fetch(`${gateway.address}/api/setup`, { method: 'POST', headers, body });
  const answer: unknown = await response.json();
  return { status: response.status, code: problem.safeParse(answer).data?.code };
}

describe('a write from a page of another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
  ])('is rejected: %j', async (headers) => {
    expect(await setUp({ ...json, ...headers })).toEqual({ status: 403, code: 'request.foreignOrigin' });
    expect(reached).toEqual([]);
  });

  it('is rejected as a form, whatever it says about its origin', async () => {
    const rejected = { status: 415, code: 'request.unsupportedMediaType' };
    const form = new FormData();
    for (const [name, value] of Object.entries(admin)) form.set(name, value);
    const bodies: [string, string][] = [
      ['application/x-www-form-urlencoded', new URLSearchParams(admin).toString()],
      ['text/plain', JSON.stringify(admin)],
      ['text/plain;charset=utf-8', JSON.stringify(admin)],
      ['', JSON.stringify(admin)],
    ];
    for (const [type, body] of bodies) {
      expect(await setUp({ 'content-type': type }, body)).toEqual(rejected);
    }
    expect(await setUp({}, form)).toEqual(rejected);
    expect(reached).toEqual([]);
  });
});

describe('a write', () => {
  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
  ])('of the own pages and of other clients is accepted: %j', async (headers) => {
    expect((await setUp({ ...json, ...headers })).status).toBe(201);
  });

  it("from the site's own page is accepted at the address that was opened", async () => {
    expect((await setUp({ ...json, origin: gateway.address })).status).toBe(201);
  });
});
