import { randomUUID } from 'node:crypto';
import {
  bookingCreated,
  bookingDriverAssigned,
  bookingStatusChanged,
  rideProgressed,
} from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { pricingChanged, pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway((_request, response) => response.end());
});
afterAll(() => gateway.stop());

const open = (token: string, signal?: AbortSignal) =>
  fetch(`${gateway.address}/api/admin/events`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });

/** An open stream. `next` returns the text up to the next blank line, or null at the end. */
async function openStream(token = gateway.token()) {
  const abort = new AbortController();
  const response = await open(token, abort.signal);
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        // A heartbeat may come in between.
        if (block !== ':') return block;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  expect(await next()).toBe(': connected');
  return { response, next, close: () => abort.abort() };
}

describe('live updates', () => {
  it('reach every open back office: bookings created, changed and assigned to drivers', async () => {
    const offices = [await openStream(), await openStream()];
    expect(offices[0]?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(offices[0]?.response.headers.get('cache-control')).toBe('no-store');
    await gateway.publish(bookingCreated, bookingCreated.example);
    await gateway.publish(bookingStatusChanged, bookingStatusChanged.example);
    await gateway.publish(bookingDriverAssigned, bookingDriverAssigned.example);
    for (const office of offices) {
      const received = [await office.next(), await office.next(), await office.next()];
      expect(received).toEqual([
        `event: booking.created\ndata: ${JSON.stringify({
          bookingId: bookingExample.id,
          version: 1,
          referenceNumber: bookingExample.referenceNumber,
          customerName: bookingExample.customerName,
          createdBy: null,
        })}`,
        `event: booking.status-changed\ndata: {"bookingId":"${bookingExample.id}","version":2}`,
        `event: booking.driver-assigned\ndata: {"bookingId":"${bookingExample.id}","version":3}`,
      ]);
      office.close();
    }
  });

  it('report that other lists of staff changed', async () => {
    const office = await openStream();
    await gateway.publish(recordChanged, recordChanged.example);
    await gateway.publish(pricingChanged, pricingChanged.example);
    await gateway.publish(pricingExtrasChanged, pricingExtrasChanged.example);
    await gateway.publish(catalogueChanged, catalogueChanged.example);
    await gateway.publish(contactMessageReceived, contactMessageReceived.example);
    for (let count = 0; count < 5; count += 1) {
      expect(await office.next()).toBe('event: records.changed\ndata: {}');
    }
    await gateway.publish(scheduleChanged, scheduleChanged.example);
    expect(await office.next()).toBe('event: schedule.changed\ndata: {"parts":["vehicles"]}');
    await gateway.publish(rideProgressed, rideProgressed.example);
    expect(await office.next()).toBe(
      `event: ride.progressed\ndata: {"bookingId":"${bookingExample.id}","version":3}`,
    );
    office.close();
  });

  it('are for staff alone', async () => {
    expect((await open('guess')).status).toBe(401);
    expect((await open(gateway.token(-1))).status).toBe(401);
  });

  it('end with the access token', async () => {
    const token = gateway.token(600);
    // The clock stands still until the stream is open, so that the token still has one to two seconds left then.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 598_000);
    const { next } = await openStream(token).finally(() => clock.mockRestore());
    expect(await next()).toBeNull();
  });

  it('end within seconds when their session is ended, and no others', async () => {
    const session = randomUUID();
    const [ended, other] = [await openStream(gateway.token(600, session)), await openStream()];
    gateway.endSession(session);
    expect(await ended.next()).toBeNull();
    await gateway.publish(bookingCreated, bookingCreated.example);
    expect(await other.next()).toContain('booking.created');
    other.close();
  });

  it("reject streams above a session's limit, shut no other session out, and accept them again when some close", async () => {
    const token = gateway.token();
    const offices = await Promise.all(Array.from({ length: 10 }, () => openStream(token)));
    const rejected = await open(token);
    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ code: 'request.tooMany' });
    (await openStream(gateway.token())).close();
    for (const office of offices) office.close();
    const isOpenAgain = async () => {
      const abort = new AbortController();
      const { status } = await open(token, abort.signal);
      abort.abort();
      return status === 200;
    };
    const timeout = AbortSignal.timeout(20_000);
    while (!(await isOpenAgain())) timeout.throwIfAborted();
  });
});
