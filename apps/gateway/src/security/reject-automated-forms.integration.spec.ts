import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const message = { name: 'Leyla', email: 'leyla@example.com', message: 'Hello' };
const stored = {
  ...message,
  id: '3b0d7c39-8f55-4a8a-9d0e-0c8f6f1f7a11',
  language: 'en',
  phone: null,
  subject: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

let gateway: RunningGateway;
let reached: number;

beforeAll(async () => {
  gateway = await startGateway((_request, response) => {
    reached += 1;
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(stored));
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  reached = 0;
});

async function send(headers: Record<string, string>, path = '/api/contact-messages') {
  const response = await fetch(`${gateway.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
  });
  const code = problem.safeParse(await response.json()).data?.code;
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

describe('a message', () => {
  it.each<Record<string, string>>([
    {},
    { 'x-form-seconds': '2' },
    { 'x-form-seconds': '73.5', 'x-form-trap': '' },
  ])('of a person, or of a client without a form, is stored: %j', async (headers) => {
    expect(await send(headers)).toMatchObject({ status: 201 });
    expect(reached).toBe(1);
  });

  it.each(['0.4', '-1', '', 'NaN', 'soon'])('that took %j seconds is to be sent again', async (seconds) => {
    expect(await send({ 'x-form-seconds': seconds })).toEqual({
      status: 429,
      code: 'form.tooFast',
      retryAfter: '2',
    });
    expect(reached).toBe(0);
  });

  it('with something in the field that no person sees is rejected, as a booking is', async () => {
    const trapped = { 'x-form-seconds': '60', 'x-form-trap': 'https%3A%2F%2Fevil.example' };
    for (const path of ['/api/contact-messages', '/api/bookings']) {
      expect(await send(trapped, path)).toMatchObject({ status: 400, code: 'form.automated' });
    }
    expect(reached).toBe(0);
  });
});
