import { randomBytes } from 'node:crypto';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { problem } from '@chauffeur/contracts/http/problem';
import { rideResponse, type RideResponse } from '@chauffeur/contracts/rides/ride';
import { LinkSecrets } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { callWithDeadlock } from '../deadlock.fixture.js';
import { bookingCommand, offeredExtras } from '../new-bookings/booking-command.fixture.js';
import { aCar, addedStops, callDuring, stopsAfterWaiting } from '../rides.fixture.js';

let service: RunningBookingService;
const secrets = new LinkSecrets({ LINK_SECRET: 'link-secret-of-this-spec' });

beforeAll(async () => {
  service = await startBookingService();
});

afterAll(() => service.stop());

/** Returns the token of the link in a booking's last event, as the email worker does. */
async function tokenOf(bookingId: string): Promise<string> {
  const { rows } = await service.client.query<{ link: { id: string; key: string } }>(
    `SELECT payload->'link' AS link FROM outbox
      WHERE payload->'booking'->>'id' = $1 ORDER BY occurred_at DESC LIMIT 1`,
    [bookingId],
  );
  const link = rows[0]?.link;
  return (link && secrets.tokenOf(link)) ?? '';
}

const read = (token: string) => service.call('POST', '/rides/read', { token });
const rideOf = async (token: string): Promise<RideResponse> => rideResponse.parse((await read(token)).body);
const codeOf = ({ body }: { body: unknown }) => problem.parse(body).code;

function cancel(token: string, { version }: RideResponse, changes: Record<string, unknown> = {}) {
  const request = { version, acceptFee: 0, reason: 'plans', note: 'See you next year', ...changes };
  return service.call('POST', '/rides/cancel', { token, request });
}

async function startIn(id: string, hours: number): Promise<void> {
  await service.client.query(
    `UPDATE bookings SET starts_at = now() + make_interval(secs => $2::float8 * 3600) WHERE id = $1`,
    [id, hours],
  );
}

async function aRide(startsInHours?: number) {
  const booking = await aCar(service).ride('10:00');
  const token = await tokenOf(booking.id);
  if (startsInHours !== undefined) await startIn(booking.id, startsInHours);
  return { id: booking.id, token };
}

describe("a customer's link", () => {
  it('opens only that ride, without what only staff know [III-2]', async () => {
    const [first, second] = [await aRide(), await aRide()];
    expect(await rideOf(first.token)).toMatchObject({ id: first.id, driver: null, vehicle: null });
    expect((await rideOf(second.token)).id).toBe(second.id);
    const text = JSON.stringify((await read(first.token)).body);
    for (const field of ['customerEmail', 'customerPhone', 'paidUsd', 'isManual', 'vehicleId', 'problems'])
      expect(text).not.toContain(field);
  });

  it('returns whether the booking is urgent, so that the page announces a call', async () => {
    const { id, token } = await aRide();
    expect((await rideOf(token)).urgent).toBe(false);
    await service.client.query('UPDATE bookings SET urgent = true WHERE id = $1', [id]);
    expect((await rideOf(token)).urgent).toBe(true);
  });

  it.each(['', 'short', 'A'.repeat(32), 'A'.repeat(200)])('is not %j', async (token) => {
    const response = await read(token);
    expect([response.status, codeOf(response)]).toEqual([401, 'link.invalid']);
  });

  it('shows a ride that was confirmed at once as booked and confirmed', async () => {
    const { id, token } = await aRide();
    // Both entries have the same time; the database returns the later one first.
    const confirmed = "UPDATE booking_history SET from_status = 'pending', to_status = 'confirmed'";
    await service.client.query(
      `WITH entry AS (${confirmed} WHERE booking_id = $1 RETURNING booking_id, changed_at)
       INSERT INTO booking_history (booking_id, from_status, to_status, changed_by, changed_at)
       SELECT booking_id, NULL, 'pending', 'customer', changed_at FROM entry`,
      [id],
    );
    expect((await rideOf(token)).progress.map(({ step }) => step)).toEqual(['booked', 'confirmed']);
    const detail = bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
    expect(detail.history.map(({ toStatus }) => toStatus)).toEqual(['pending', 'confirmed']);
  });

  it('is open until 30 days after the ride [III-2]', async () => {
    const { id, token } = await aRide(-29 * 24);
    expect((await read(token)).status).toBe(200);
    await startIn(id, -31 * 24 - 24);
    const response = await read(token);
    expect([response.status, codeOf(response)]).toEqual([410, 'link.expired']);
  });

  it('responds the same to a malformed and an unknown token, after the same work [III-2]', async () => {
    const query = jest.spyOn(Client.prototype, 'query');
    const rejected = async (token: string) => {
      query.mockClear();
      const { status, body } = await read(token);
      const { correlationId: _, ...fields } = problem.parse(body);
      const lookups = query.mock.calls
        .map(([statement]) => statement)
        .filter((text) => text.includes('access_links'));
      return { status, fields, lookups };
    };
    const malformed = await rejected('short');
    // Both are looked up, so that a malformed token is not rejected sooner.
    expect(malformed.lookups).toHaveLength(1);
    expect(await rejected(randomBytes(24).toString('base64url'))).toEqual(malformed);
    query.mockRestore();
  });

  it('is in no table, and its hash opens nothing [III-3]', async () => {
    const { token } = await aRide();
    const { rows } = await service.client.query<{ hash: Buffer }>(
      'SELECT token_hash AS hash FROM access_links',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const hash of rows.map((row) => row.hash)) {
      expect((await read(hash.toString('base64url').slice(0, 32))).status).toBe(401);
    }
    const tables = await service.client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables.rows)
      expect(
        await service.count(`"${name}" AS any_row WHERE any_row::text LIKE '%' || $1 || '%'`, token),
      ).toBe(0);
  });

  it('ends when staff make a new one, which they get to copy [III-2, III-26]', async () => {
    const { id, token } = await aRide();
    const { status, body } = await service.call('POST', `/bookings/${id}/link`);
    expect(status).toBe(201);
    const [, renewed = ''] = (body as { url: string }).url.split('/ride#');
    expect((await rideOf(renewed)).id).toBe(id);
    const response = await read(token);
    expect([response.status, codeOf(response)]).toEqual([410, 'link.expired']);
    // Planned emails contain the new link.
    expect(await tokenOf(id)).toBe(renewed);
  });

  it('ends when staff correct the address that it was sent to, and only then', async () => {
    const { id, token } = await aRide();
    const edit = (version: number, change: object) => {
      const request = { version, ...change };
      return service.call('PATCH', `/bookings/${id}/details`, {
        request,
        car: null,
        service: null,
        tour: null,
      });
    };
    await edit(1, { customerName: 'Emily Smith' });
    await edit(2, { customerEmail: '' });
    expect(codeOf(await read(token))).toBe('link.expired');
    const present = await tokenOf(id);
    await edit(3, { customerEmail: 'emily.smith@example.com' });
    expect((await rideOf(present)).id).toBe(id);
    await edit(4, { customerEmail: 'Emily.Smith@example.com' });
    expect((await rideOf(present)).id).toBe(id);
    await edit(5, { customerEmail: 'emily@example.com' });
    expect(codeOf(await read(present))).toBe('link.expired');
    // Planned emails contain the new link.
    expect((await rideOf(await tokenOf(id))).id).toBe(id);
  });

  it('is sent again to the address of the booking, three times an hour', async () => {
    const booking = await aCar(service).ride('10:00');
    const ofBooking = `routing_key = 'ride-link.requested.v1' AND payload->'booking'->>'id' = $1`;
    const sent = () => service.count(`outbox WHERE ${ofBooking}`, booking.id);
    const request = (customerEmail: string) =>
      service.call('POST', '/rides/link-requests', {
        referenceNumber: booking.referenceNumber.toLowerCase(),
        customerEmail,
      });
    expect((await request('other.person@example.com')).status).toBe(202);
    expect(await sent()).toBe(0);
    for (let times = 0; times < 4; times += 1)
      expect((await request(booking.customerEmail.toUpperCase())).status).toBe(202);
    expect(await sent()).toBe(3);
    expect((await rideOf(await tokenOf(booking.id))).id).toBe(booking.id);
  });

  it('is not sent again once it has ended', async () => {
    const { id, referenceNumber, customerEmail } = await aCar(service).ride('10:00');
    const sentAfter = async () => {
      const { status } = await service.call('POST', '/rides/link-requests', {
        referenceNumber,
        customerEmail,
      });
      expect(status).toBe(202);
      return service.count(
        `outbox WHERE routing_key = 'ride-link.requested.v1' AND payload->'booking'->>'id' = $1`,
        id,
      );
    };
    await startIn(id, -31 * 24 - 24);
    expect(await sentAfter()).toBe(0);
    expect(await service.count('ride_link_requests WHERE booking_id = $1', id)).toBe(0);
    await startIn(id, -29 * 24);
    expect(await sentAfter()).toBe(1);
  });

  /** Returns the path and body of each request that publishes a ride again without changing its version. */
  const republishing = async (): Promise<{ id: string; calls: [string, object | undefined][] }> => {
    const { id, referenceNumber, customerEmail } = await aCar(service).ride('10:00');
    const reminders = { token: await tokenOf(id), request: { reminders: false } };
    const calls: [string, object | undefined][] = [
      ['/rides/reminders', reminders],
      ['/rides/link-requests', { referenceNumber, customerEmail }],
      [`/bookings/${id}/link`, undefined],
    ];
    return { id, calls };
  };

  it('publishes the stops of an edit for which it has waited, like the reminders', async () => {
    const { id, calls } = await republishing();
    for (const [path, body] of calls) {
      const { stops } = await stopsAfterWaiting(service, id, () => service.call('POST', path, body));
      expect([path, stops]).toEqual([path, addedStops]);
    }
  });

  it('is made again, like the reminders, if PostgreSQL ends the transaction as a deadlock', async () => {
    for (const [path, body] of (await republishing()).calls) {
      const { status } = await callWithDeadlock(service, () => service.call('POST', path, body));
      expect([path, status < 300]).toEqual([path, true]);
    }
  });
});

describe('the reminders of a ride', () => {
  it('are switched off and on by its customer, which makes no form of staff stale', async () => {
    const { id, token } = await aRide();
    const shown = await rideOf(token);
    expect([shown.remindersOff, shown.hasEmail]).toEqual([false, true]);
    const set = async (reminders: boolean) => {
      const request = { token, request: { reminders } };
      return rideResponse.parse((await service.call('POST', '/rides/reminders', request)).body);
    };
    const published = () =>
      service.count("outbox WHERE payload->>'reason' = 'reminders' AND payload->'booking'->>'id' = $1", id);
    const before = await published();
    expect(await set(false)).toEqual({ ...shown, remindersOff: true });
    expect(await set(false)).toMatchObject({ remindersOff: true });
    expect(await published()).toBe(before + 1);
    expect(await set(true)).toEqual(shown);
    expect(await published()).toBe(before + 2);
  });
});

describe('a ride of a trip', () => {
  async function aTrip({ backInHours }: { backInHours?: number } = {}) {
    const [there, back] = [await aRide(), await aRide(backInHours)];
    await service.client.query(
      `UPDATE bookings SET trip_id = $1, leg = CASE WHEN id = $1 THEN 1 ELSE 2 END WHERE id IN ($1, $2)`,
      [there.id, back.id],
    );
    return { there, back };
  }

  const cancelOther = (token: string, request: object) =>
    service.call('POST', '/rides/other-leg', { token, request });

  it('shows when the other one is', async () => {
    const { there, back } = await aTrip();
    const { otherLeg } = await rideOf(there.token);
    expect(otherLeg).toMatchObject({ leg: 2, status: 'pending', bookingTime: '10:00' });
    expect(otherLeg).not.toHaveProperty('id');
    expect((await rideOf(back.token)).otherLeg?.leg).toBe(1);
  });

  it('cancels the other ride only if the customer asks for it, for the same reason and its own fee', async () => {
    const { there, back } = await aTrip({ backInHours: 3 });
    const shown = await rideOf(there.token);
    expect(shown.otherLeg?.cancellation).toBeNull();
    const early = await cancelOther(there.token, { version: 1, acceptFee: 0 });
    expect([early.status, codeOf(early)]).toEqual([409, 'record.stale']);

    const { otherLeg } = rideResponse.parse((await cancel(there.token, shown)).body);
    const feeUsd = shown.totalPrice / 2;
    expect(otherLeg).toMatchObject({ status: 'pending', cancellation: { feeUsd, isToBeAgreed: false } });
    const version = otherLeg?.cancellation?.version;
    expect(codeOf(await cancelOther(there.token, { version, acceptFee: 0 }))).toBe('ride.feeChanged');
    expect(codeOf(await cancelOther(there.token, { version: 99, acceptFee: feeUsd }))).toBe('record.stale');
    expect((await rideOf(back.token)).status).toBe('pending');

    for (const _ of ['once', 'twice']) {
      const { status, body } = await cancelOther(there.token, { version, acceptFee: feeUsd });
      const { referenceNumber, otherLeg: cancelled } = rideResponse.parse(body);
      expect([status, referenceNumber]).toEqual([200, shown.referenceNumber]);
      expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: null });
    }
    expect((await rideOf(back.token)).feeDueUsd).toBe(feeUsd);
    const detail = bookingDetailResponse.parse((await service.call('GET', `/bookings/${back.id}`)).body);
    expect(detail).toMatchObject({ cancelReason: 'plans', cancelNote: 'See you next year' });
    expect(detail.history.filter(({ changedBy }) => changedBy === 'customer')).toHaveLength(2);
  });

  it('is not cancelled by the link of a single ride', async () => {
    const { token } = await aRide();
    await cancel(token, await rideOf(token));
    expect(codeOf(await cancelOther(token, { version: 1, acceptFee: 0 }))).toBe('record.stale');
  });
});

describe('a customer who cancels by the link', () => {
  it('frees vehicle and driver, says why, and may press twice [III-10]', async () => {
    const { id, token } = await aRide();
    const shown = await rideOf(token);
    expect(shown.cancellation).toEqual({ feeUsd: 0, isToBeAgreed: false });
    const cancelled = rideResponse.parse((await cancel(token, shown)).body);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: null, feeDueUsd: null });
    expect(cancelled.progress.map(({ step }) => step)).toEqual(['booked', 'cancelled']);
    expect(await service.count('occupancies WHERE booking_id = $1', id)).toBe(0);
    const detail = bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
    expect(detail).toMatchObject({ cancelReason: 'plans', cancelNote: 'See you next year' });
    expect(detail.history.at(-1)?.changedBy).toBe('customer');
    const again = await cancel(token, shown);
    expect([again.status, again.body]).toEqual([200, cancelled]);
  });

  it.each([
    ['cancels', 'cancel', { acceptFee: 0, reason: 'plans', note: null }],
    ['changes', 'change', {}],
  ])(
    'finds an ended link if staff remove the booking while the customer %s it',
    async (_does, path, request) => {
      const { id, token } = await aRide();
      const { version } = await rideOf(token);
      const { car, service: offer, tour } = bookingCommand();
      const command = { token, request: { ...request, version }, car, service: offer, tour, offeredExtras };
      const answer = await callDuring(
        service,
        () => service.client.query('DELETE FROM bookings WHERE id = $1', [id]),
        () => service.call('POST', `/rides/${path}`, { ...command, places: [] }),
      );
      expect([answer.status, codeOf(answer)]).toEqual([410, 'link.expired']);
    },
  );

  it.each([
    ['cancels', 'cancel', { acceptFee: 0, reason: 'plans', note: null }],
    ['changes', 'change', { pickupNote: 'Gate 2' }],
    ['mutes', 'reminders', { reminders: false }],
  ])('finds an ended link if staff end it while the customer %s the ride', async (_does, path, request) => {
    const { id, token } = await aRide();
    const { version } = await rideOf(token);
    const { car, service: offer, tour } = bookingCommand();
    const command = { token, request: { ...request, version }, car, service: offer, tour, offeredExtras };
    const { client } = service;
    const renew = async () => {
      await client.query('SELECT FROM bookings WHERE id = $1 FOR NO KEY UPDATE', [id]);
      await client.query('UPDATE access_links SET revoked_at = now() WHERE booking_id = $1', [id]);
    };
    const answer = await callDuring(service, renew, () => service.call('POST', `/rides/${path}`, command));
    expect([answer.status, codeOf(answer)]).toEqual([410, 'link.expired']);
  });

  it('owes the fee that the page has shown; any other is rejected [III-6]', async () => {
    const { id, token } = await aRide(25);
    const shown = await rideOf(token);
    expect(shown.cancellation).toEqual({ feeUsd: 0, isToBeAgreed: false });
    await startIn(id, 24 - 1 / 60);
    const feeUsd = shown.totalPrice / 2;
    const rejected = await cancel(token, shown);
    expect([rejected.status, problem.parse(rejected.body)]).toMatchObject([
      409,
      { code: 'ride.feeChanged', errors: [{ params: { feeUsd } }] },
    ]);
    expect((await rideOf(token)).status).toBe('pending');
    expect((await cancel(token, shown, { acceptFee: feeUsd })).status).toBe(200);
    expect(await rideOf(token)).toMatchObject({ feeDueUsd: feeUsd, isFeePaid: false });
    await service.client.query('UPDATE bookings SET paid_usd = fee_due_usd WHERE id = $1', [id]);
    expect((await rideOf(token)).isFeePaid).toBe(true);
    // Staff revive the ride, so no fee is due.
    const { version } = await rideOf(token);
    await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version });
    expect((await rideOf(token)).feeDueUsd).toBeNull();
  });

  it('owes nothing for a revived request whose vehicle another ride has', async () => {
    const car = aCar(service);
    const { id } = await car.ride('10:00');
    const token = await tokenOf(id);
    const set = (status: string, version: number) =>
      service.call('PATCH', `/bookings/${id}/status`, { status, version });
    await set('cancelled', 1);
    await car.ride('10:00');
    await set('pending', 2);
    await startIn(id, 1);
    const shown = await rideOf(token);
    expect(shown.cancellation).toEqual({ feeUsd: 0, isToBeAgreed: false });
    expect((await cancel(token, shown)).status).toBe(200);
  });

  it('is rejected once the ride has changed, has started or is over [III-8]', async () => {
    const { id, token } = await aRide();
    const shown = await rideOf(token);
    await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: shown.version });
    expect(codeOf(await cancel(token, shown))).toBe('record.stale');
    const confirmed = await rideOf(token);
    await service.client.query('UPDATE bookings SET starts_at = now() WHERE id = $1', [id]);
    expect(codeOf(await cancel(token, confirmed))).toBe('ride.tooLate');
    await service.call('PATCH', `/bookings/${id}/status`, {
      status: 'completed',
      version: confirmed.version,
    });
    expect(codeOf(await cancel(token, confirmed))).toBe('ride.over');
  });
});

describe('driver and vehicle', () => {
  it('are shown from so many hours before the start of a confirmed ride', async () => {
    const car = aCar(service);
    const booking = await car.ride('10:00');
    const token = await tokenOf(booking.id);
    const fields = { hireDate: '2026-11-01', paymentRate: 10, paymentType: 'hourly', isActive: true };
    const driver = { name: 'Elvin Mammadov', phone: '050 123 45 67', ...fields };
    const { id: driverId } = driverResponse.parse((await service.call('POST', '/drivers', driver)).body);
    const given = await service.call('PUT', `/bookings/${booking.id}/driver`, { driverId, version: 1 });
    const { version } = bookingDetailResponse.parse(given.body);
    await service.call('PATCH', `/bookings/${booking.id}/status`, { status: 'confirmed', version });
    expect(await rideOf(token)).toMatchObject({ driver: null, vehicle: null, contactsFromHours: 24 });
    await service.client.query(`UPDATE bookings SET starts_at = now() + interval '3 hours' WHERE id = $1`, [
      booking.id,
    ]);
    expect(await rideOf(token)).toMatchObject({
      driver: { firstName: 'Elvin', phone: '+994 50 123 45 67', phoneE164: '+994501234567' },
      vehicle: { plate: null },
    });
    await service.client.query(`UPDATE drivers SET phone = 'office, line 7' WHERE id = $1`, [driverId]);
    expect((await rideOf(token)).driver).toMatchObject({ phone: 'office, line 7', phoneE164: null });
    // If staff complete rides themselves, a ride is over before its status is completed.
    await service.client.query('UPDATE booking_rules SET complete_on_done = false');
    const done = { from: 'accepted', to: 'done', note: 'By phone' };
    expect((await service.call('POST', `/bookings/${booking.id}/steps`, done)).status).toBe(200);
    await service.client.query('UPDATE booking_rules SET complete_on_done = true');
    expect(await rideOf(token)).toMatchObject({ status: 'confirmed', driver: null, vehicle: null });
  });
});
