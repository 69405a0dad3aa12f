import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { bookingRequest, createBooking } from './create-booking';
import { emptyDraft } from '../draft/booking-draft';

const server = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');

afterEach(() => {
  server.mockReset();
});

describe('a booking that is sent again', () => {
  const draft = { ...emptyDraft, carId: 'car', serviceId: 'service' };
  const request = bookingRequest(draft, 'en', false, { states: ['free'], price: 60 });

  it.each([
    ['in another language', { language: 'ru' as const }, 1],
    ['in another currency', { currency: 'EUR' as const }, 1],
    ['while the car is full', { expects: 'request' as const }, 1],
    ['at another price', { expectedPrice: 65 }, 1],
    ['for another day', { bookingDate: '2031-05-02' }, 2],
  ])('%s', async (_how, change, keys) => {
    server.mockRejectedValue(new TypeError('no network'));
    const send = (sent: typeof request) =>
      createBooking(sent, () => Promise.resolve({})).catch(() => undefined);
    await send(request);
    await send({ ...request, ...change });
    const sent = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(keys);
  });
});
