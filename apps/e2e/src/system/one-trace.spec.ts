import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { book, bookingRequest, readOffer, type Offer } from '../booking-request.ts';
import { waitForEmailsAbout } from '../emails.ts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';
import {
  receiveTraces,
  type ReceivedSpan,
  type TraceReceiver,
} from '../../../../libs/tracing/src/testing/receive-traces.ts';

// A separate product, because the others export no traces.
test.describe.configure({ mode: 'serial' });

let receiver: TraceReceiver;
let product: Product;
let offer: Offer;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  receiver = await receiveTraces();
  product = await startProduct(runMode(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  offer = await readOffer(product.siteUrl);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
  await receiver.stop();
});

/** The path of a booking to the customer's mailbox: service, name and kind of each span, whose parent is the one before it. */
const way = [
  ['gateway', 'POST /api/bookings', 'server'],
  ['gateway', 'POST', 'client'],
  ['booking', 'POST /bookings', 'server'],
  ['booking', 'create booking.created.v1', 'producer'],
  ['notifications', 'process notifications.email-customer-of-booking', 'consumer'],
  ['notifications', 'add email', 'producer'],
  ['email-worker', 'process email', 'consumer'],
  ['email-worker', 'smtp send', 'client'],
] as const;

/** Returns the spans of this path, from the first one up to the first gap. */
function follow(spans: readonly ReceivedSpan[], traceId: string): ReceivedSpan[] {
  const found: ReceivedSpan[] = [];
  for (const [service, name, kind] of way) {
    const next = spans.find(
      (span) =>
        span.traceId === traceId &&
        span.service === service &&
        span.name === name &&
        span.kind === kind &&
        span.parentSpanId === found.at(-1)?.spanId,
    );
    if (!next) return found;
    found.push(next);
  }
  return found;
}

function traceOf(spans: readonly ReceivedSpan[], correlationId: string): string {
  const request = spans.find(
    ({ attributes, parentSpanId }) =>
      parentSpanId === undefined && attributes['chauffeur.correlation_id'] === correlationId,
  );
  return request?.traceId ?? '';
}

test('a booking is one trace from the browser’s request to the mail server', async () => {
  test.setTimeout(120_000);
  const correlationId = 'one-trace-of-a-booking';
  const visitors = '0af7651916cd43dd8448eb211c80319c';
  const request = bookingRequest(offer);
  await book(
    request,
    { 'x-correlation-id': correlationId, traceparent: `00-${visitors}-b7ad6b7169203331-01` },
    product.siteUrl,
  );
  // Services export their spans independently, so these may arrive last.
  const beside = ['publish booking.created.v1', 'INSERT bookings'];
  const spans = await receiver.untilSpans((all) => {
    const id = traceOf(all, correlationId);
    const isThere = (wanted: string) => all.some(({ name, traceId }) => traceId === id && name === wanted);
    return follow(all, id).length === way.length && beside.every(isThere);
  }, 60_000);
  const traceId = traceOf(spans, correlationId);
  const followed = follow(spans, traceId);
  expect(followed.map(({ service, name, kind }) => [service, name, kind])).toEqual(way);

  await test.step('queries and the relay are in it, under whose work they belong to', () => {
    const create = followed[3];
    const inTrace = spans.filter((span) => span.traceId === traceId);
    expect(inTrace.find(({ name }) => name === 'publish booking.created.v1')).toMatchObject({
      service: 'booking',
      parentSpanId: create?.spanId,
    });
    expect(inTrace.find(({ name }) => name === 'INSERT bookings')).toMatchObject({
      service: 'booking',
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql' },
    });
  });

  await test.step('a visitor neither joins nor begins another’s trace', () => {
    expect(spans.some((span) => span.traceId === visitors)).toBe(false);
  });

  await test.step('nothing of the customer is in it', () => {
    const exported = JSON.stringify(spans);
    for (const personal of [request.customerEmail, request.customerName, request.customerPhone]) {
      expect(exported).not.toContain(String(personal));
    }
  });

  await test.step('log lines name it', async () => {
    const lines = (await readFile(product.logFile, 'utf8')).split('\n');
    expect(lines.filter((line) => line.includes(`"trace_id":"${traceId}"`)).length).toBeGreaterThan(2);
  });
});

test('what is searched for is in no trace', async () => {
  const response = await fetch(`${product.siteUrl}/api/cars?search=secret-of-a-visitor`);
  await response.text();
  const spans = await receiver.untilSpans((all) => all.some(({ name }) => name === 'GET /api/cars'));
  expect(JSON.stringify(spans)).not.toContain('secret-of-a-visitor');
});

test('bookings and emails work while the collector is unavailable', async () => {
  test.setTimeout(120_000);
  await receiver.stop();
  const began = Date.now();
  const booking = await book(bookingRequest(offer), {}, product.siteUrl);
  expect(Date.now() - began).toBeLessThan(9_000);
  const options = { mailbox: product.mailboxUrl, timeout: 60_000 };
  expect(await waitForEmailsAbout(booking.referenceNumber, 2, options)).toHaveLength(2);
});
