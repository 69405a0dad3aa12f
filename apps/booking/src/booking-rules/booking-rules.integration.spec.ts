import { randomUUID } from 'node:crypto';
import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  bookingRulesResponse,
  bookingTermsResponse,
  type BookingRulesRequest,
} from '@chauffeur/contracts/bookings/booking-rules';
import { closedPeriodResponse } from '@chauffeur/contracts/bookings/availability/closed-period';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { problem } from '@chauffeur/contracts/http/problem';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar, codeOf } from '../rides.fixture.js';
import { manualBookingCommand } from '../manual-bookings/manual-booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.client.query(`
    DELETE FROM booking_rules; INSERT INTO booking_rules DEFAULT VALUES; DELETE FROM closed_periods`);
});

const rules = async () => bookingRulesResponse.parse((await service.call('GET', '/booking-rules')).body);
const save = async (changes: Partial<BookingRulesRequest>) =>
  service.call('PUT', '/booking-rules', { ...(await rules()), ...changes });
const terms = async () => bookingTermsResponse.parse((await service.call('GET', '/booking-terms')).body);
const errorsOf = (body: unknown) => problem.parse(body).errors;
const placed = (body: unknown) => bookingResponse.parse(body);

/** Returns the start, on Baku's clocks, of a ride in so many minutes. */
function startIn(minutes: number) {
  const shifted = new Date(Date.now() + (minutes + 240) * minuteMs).toISOString();
  return { bookingDate: shifted.slice(0, 10), bookingTime: shifted.slice(11, 16) };
}
const daysAhead = (days: number) => startIn(days * 24 * 60).bookingDate;

describe('booking rules', () => {
  it('begin with the defaults, are published in part, and change once for a version', async () => {
    const initial = await rules();
    expect(initial).toMatchObject({
      bookingMode: 'request',
      leadMinutes: 180,
      freeCancelHours: 24,
      version: 1,
    });
    const before = await service.count("outbox WHERE routing_key = 'schedule.changed.v1'");
    expect((await save({ leadMinutes: 60, lateCancelPercent: 30 })).status).toBe(200);
    const stale = await service.call('PUT', '/booking-rules', initial);
    expect([stale.status, codeOf(stale)]).toEqual([409, 'record.stale']);
    expect(await terms()).toMatchObject({ leadMinutes: 60, lateCancelPercent: 30, closedPeriods: [] });
    expect(await service.count("outbox WHERE routing_key = 'schedule.changed.v1'")).toBe(before + 1);
    expect((await save({ leadMinutes: 10_081 })).status).toBe(400);
  });

  it('reject what is past, and accept what is too soon as urgent requests or not at all [I-11]', async () => {
    const car = aCar(service);
    const start = startIn(-2);
    const past = await car.place(start);
    // If a new day has just begun, the start is on the day before, which is past as a whole.
    const field = start.bookingDate === startIn(0).bookingDate ? 'bookingTime' : 'bookingDate';
    expect([past.status, errorsOf(past.body)]).toEqual([400, [{ field, code: `${field}.past` }]]);
    const { bookingDate } = startIn(0);
    const untimed = await car.place({ bookingDate, bookingTime: null });
    expect([untimed.status, placed(untimed.body).urgent]).toEqual([201, false]);
    const soon = await car.place({ ...startIn(60) });
    expect([soon.status, placed(soon.body).urgent]).toEqual([201, true]);
    const later = await car.place({ ...startIn(185) });
    expect([later.status, placed(later.body).urgent]).toEqual([201, false]);
    await save({ whenTooSoon: 'refuse' });
    const rejected = await aCar(service).place({ ...startIn(60) });
    expect([rejected.status, errorsOf(rejected.body)]).toEqual([
      400,
      [{ field: 'bookingTime', code: 'bookingTime.tooSoon', params: { hours: 3 } }],
    ]);
  });

  it('reject what is too far ahead and what has no time, but nothing that staff enter [I-10]', async () => {
    await save({ horizonDays: 30, requireTime: true });
    const car = aCar(service);
    const far = await car.place({ bookingDate: daysAhead(31) });
    expect(errorsOf(far.body)).toEqual([
      { field: 'bookingDate', code: 'bookingDate.tooFar', params: { date: daysAhead(30) } },
    ]);
    const untimed = await car.place({ bookingDate: daysAhead(30), bookingTime: null });
    expect(errorsOf(untimed.body)).toEqual([{ field: 'bookingTime', code: 'bookingTime.required' }]);
    const manual = manualBookingCommand({ bookingDate: '2028-02-29', bookingTime: '23:00' });
    const command = { ...manual, service: manual.service && { ...manual.service, durationHours: 8 } };
    const entered = await service.call('POST', '/bookings/manual', command);
    expect([entered.status, placed(entered.body).endsAt]).toEqual([201, '2028-03-01T03:00:00.000Z']);
  });

  it('have closed periods, in which no ride of a visitor starts [I-13]', async () => {
    const [before, closed, after] = [daysAhead(9), daysAhead(10), daysAhead(11)];
    const period = {
      startsAt: `${closed}T00:00:00+04:00`,
      endsAt: `${after}T00:00:00+04:00`,
      reason: 'Our day off',
      reasonRu: 'Выходной',
    };
    const created = await service.call('POST', '/closed-periods', period);
    expect(closedPeriodResponse.parse(created.body).startsAt).toBe(`${before}T20:00:00.000Z`);
    const place = (bookingDate: string, bookingTime: string, language: Language = 'ru') =>
      aCar(service, 3).place({ bookingDate, bookingTime, language });
    expect((await place(before, '23:00')).status).toBe(201);
    expect(errorsOf((await place(closed, '00:00')).body)).toEqual([
      { field: 'bookingDate', code: 'bookingDate.closed', params: { reason: 'Выходной' } },
    ]);
    expect(errorsOf((await place(closed, '23:59', 'en')).body)).toMatchObject([
      { params: { reason: 'Our day off' } },
    ]);
    expect((await place(after, '00:00')).status).toBe(201);
    const command = manualBookingCommand({ bookingDate: closed, bookingTime: '10:00' });
    expect((await service.call('POST', '/bookings/manual', command)).status).toBe(201);
    expect((await terms()).closedPeriods).toMatchObject([{ reason: 'Our day off', reasonRu: 'Выходной' }]);
  });

  it('have at most 200 closed periods ahead, each of a year at most', async () => {
    await service.client.query(`
      INSERT INTO closed_periods (starts_at, ends_at, reason, reason_ru, version)
      SELECT now(), now() + interval '1 day', 'a', 'б', 1 FROM generate_series(1, 200)`);
    const add = (startsAt: string, endsAt: string) =>
      service.call('POST', '/closed-periods', { startsAt, endsAt, reason: 'a', reasonRu: 'б' });
    expect(errorsOf((await add('2099-05-01T00:00:00Z', '2099-05-02T00:00:00Z')).body)).toMatchObject([
      { code: 'closedPeriod.tooMany' },
    ]);
    expect((await add('2020-05-01T00:00:00Z', '2020-05-02T00:00:00Z')).status).toBe(201);
    expect(errorsOf((await add('2099-05-02T00:00:00Z', '2099-05-02T00:00:00Z')).body)).toEqual([
      { field: 'endsAt', code: 'endsAt.notAfterStart' },
    ]);
    expect(errorsOf((await add('2098-05-02T00:00:00Z', '2099-05-04T00:00:00Z')).body)).toEqual([
      { field: 'endsAt', code: 'endsAt.tooLate' },
    ]);
  });

  it('list the latest 1,000 closed periods, the earliest of them first', async () => {
    await service.client.query(`
      INSERT INTO closed_periods (starts_at, ends_at, reason, reason_ru, version)
      SELECT day, day + interval '1 day', 'a', 'б', 1
        FROM generate_series('2015-01-01Z'::timestamptz, '2015-01-01Z'::timestamptz + interval '1001 days', '1 day') day`);
    const { body } = await service.call('GET', '/closed-periods');
    const starts = closedPeriodResponse
      .array()
      .parse(body)
      .map(({ startsAt }) => startsAt);
    expect(starts).toHaveLength(1_000);
    expect(starts).toEqual(starts.toSorted());
    expect(starts[0]).toBe('2015-01-03T00:00:00.000Z');
  });

  it('accept requests for what is full, or reject them', async () => {
    const car = aCar(service);
    await car.ride('10:00', daysAhead(5));
    expect((await car.place({ bookingDate: daysAhead(5), bookingTime: '10:00' })).status).toBe(201);
    await save({ whenFull: 'refuse' });
    const full = await car.place({ bookingDate: daysAhead(5), bookingTime: '10:00' }, randomUUID());
    expect([full.status, codeOf(full)]).toEqual([409, 'car.full']);
  });

  it('confirm at once what has a time, a vehicle and a price, if staff want that', async () => {
    await save({ bookingMode: 'instant' });
    const car = aCar(service);
    const request = { bookingDate: daysAhead(5), bookingTime: '10:00' };
    const { id, status } = placed((await car.place(request)).body);
    expect(status).toBe('confirmed');
    const detail = bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
    expect(detail.history.map(({ toStatus, changedBy }) => [toStatus, changedBy])).toEqual([
      ['pending', 'customer'],
      ['confirmed', 'system'],
    ]);
    expect(placed((await car.place(request)).body).status).toBe('pending');
    expect(placed((await aCar(service).place({ ...startIn(60) })).body).status).toBe('pending');
  });

  it('decide how long a vehicle stays occupied', async () => {
    await save({ bufferMinutes: 45 });
    const car = aCar(service);
    const { bufferMinutes } = await car.ride('10:00', daysAhead(5));
    expect(bufferMinutes).toBe(45);
    expect((await car.ride('11:44', daysAhead(5))).vehicleId).toBeNull();
    expect((await car.ride('11:45', daysAhead(5))).vehicleId).not.toBeNull();
  });
});
