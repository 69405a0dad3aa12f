import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import {
  sendBookingEmailCommand,
  type EmailDeliveryResponse,
} from '@chauffeur/contracts/notifications/email-delivery';
import { sendTestEmailCommand } from '@chauffeur/contracts/notifications/email-template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const delivery: EmailDeliveryResponse = {
  id: '0198c0de-0000-7000-8000-000000000030',
  templateName: 'flight_delayed',
  language: 'en',
  fullName: 'flight_delayed',
  recipientRole: 'customer',
  to: 'emily.carter@example.com',
  subject: 'Late',
  state: 'queued',
  bookingId: bookingExample.id,
  referenceNumber: bookingExample.referenceNumber,
  contactMessageId: null,
  attempts: [],
  notBefore: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  sentAt: null,
};

let gateway: RunningGateway;
let received: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      received.push({ path: request.url ?? '', body: text ? JSON.parse(text) : undefined });
      const body = request.url?.startsWith('/bookings/') ? bookingExample : delivery;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
});

afterAll(() => gateway.stop());

beforeEach(() => {
  received = [];
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${gateway.address}/api/admin${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const template = { language: 'en', subjectTemplate: 'Late', htmlTemplate: '<p>Late</p>' };

describe('emails for staff', () => {
  it('sends the booking with the chosen template and the idempotency key', async () => {
    const path = `/bookings/${bookingExample.id}/emails`;
    const response = await post(
      path,
      { templateName: 'flight_delayed' },
      { [idempotencyKeyHeader]: 'key-1' },
    );
    expect(response.status).toBe(201);
    expect(received.map((call) => call.path)).toEqual([`/bookings/${bookingExample.id}`, '/booking-emails']);
    expect(sendBookingEmailCommand.parse(received[1]?.body)).toEqual({
      idempotencyKey: 'key-1',
      request: { templateName: 'flight_delayed' },
      booking: bookingExample,
    });
  });

  it('sends a test to the signed-in admin, whatever address the request names', async () => {
    const response = await post('/email-templates/test', { ...template, to: 'another@else.example' });
    expect(response.status).toBe(201);
    expect(sendTestEmailCommand.parse(received[0]?.body)).toMatchObject({ to: 'admin@example.com' });
  });

  it('accepts templates of the maximum length, and no longer ones', async () => {
    const long = { ...template, htmlTemplate: 'я'.repeat(200_000) };
    expect((await post('/email-templates/test', long)).status).toBe(201);
    const tooLong = await post('/email-templates/test', { ...template, htmlTemplate: 'x'.repeat(200_001) });
    expect(await tooLong.json()).toMatchObject({
      errors: [{ field: 'htmlTemplate', code: 'htmlTemplate.tooLong', params: { max: 200_000 } }],
    });
    const far = await post('/email-templates/test', { ...template, htmlTemplate: 'x'.repeat(1_000_000) });
    expect(far.status).toBe(413);
  });
});
