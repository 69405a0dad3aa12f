import { randomUUID } from 'node:crypto';
import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';
import { aCar, codeOf } from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const noChoices = { otherTimes: [], otherCarIds: [] };

describe('availability', () => {
  it('is full while the only vehicle is out, and names the free times around [I-1, I-2]', async () => {
    const car = aCar(service, 4);
    expect(await car.availability('10:00')).toMatchObject({ state: 'free', ...noChoices });
    await car.ride('10:00');
    expect(await car.availability('12:00')).toMatchObject({ state: 'full', otherTimes: ['14:30', '15:00'] });
    expect(await car.availability('14:29')).toMatchObject({ state: 'full' });
    expect(await car.availability('14:30')).toMatchObject({ state: 'free', ...noChoices });
  });

  it('counts every active vehicle, and none that is set inactive', async () => {
    const car = aCar(service);
    await car.addVehicle();
    const second = await car.addVehicle();
    await car.ride('10:00');
    expect(await car.availability('10:00')).toMatchObject({ state: 'free' });
    await service.client.query('UPDATE vehicles SET is_active = false WHERE id = $1', [second.id]);
    expect(await car.availability('10:00')).toMatchObject({ state: 'full' });
  });

  it('is full after midnight too, for longer before a tour [I-7]', async () => {
    const car = aCar(service, 4);
    await car.ride('23:30');
    const nextDay = { bookingDate: '2099-05-02' };
    expect(await car.availability('02:00', nextDay)).toMatchObject({ state: 'full' });
    expect(await car.availability('04:00', nextDay)).toMatchObject({ state: 'free' });
    const tour = { id: car.id, name: 'Gobustan', nameRu: null, durationHours: 4 };
    const byTour = { ...nextDay, service: null, tour };
    expect(await car.availability('18:59', { service: null, tour })).toMatchObject({ state: 'full' });
    expect(await car.availability('18:30', { service: null, tour })).toMatchObject({ state: 'free' });
    expect(await car.availability('04:00', byTour)).toMatchObject({ state: 'free' });
    // The vehicle stays occupied for an hour after a tour.
    const toured = aCar(service, 4);
    const command = bookingCommand({ bookingDate: '2099-05-01', bookingTime: '23:30' });
    const ids = { carId: toured.id, serviceId: null, tourId: tour.id };
    const placed = await service.call('POST', '/bookings', {
      ...command,
      request: { ...command.request, ...ids },
      car: command.car && { ...command.car, id: toured.id },
      service: null,
      tour,
    });
    expect([placed.status, placed.body]).toMatchObject([201, { bufferMinutes: 60 }]);
    expect(await toured.availability('04:00', nextDay)).toMatchObject({ state: 'full' });
    expect(await toured.availability('04:30', nextDay)).toMatchObject({ state: 'free' });
  });

  it('names up to three of the other cars that are free, in the given order [I-1]', async () => {
    const car = aCar(service);
    const others = Array.from({ length: 5 }, () => aCar(service));
    await Promise.all([car.ride('10:00'), others[1]?.ride('10:30')]);
    const otherCarIds = others.map(({ id }) => id);
    expect((await car.availability('10:00', { otherCarIds })).otherCarIds).toEqual(
      [0, 2, 3].map((index) => otherCarIds[index]),
    );
  });

  it('says for each car of a list whether it is free, and nothing for a past day', async () => {
    const [car, other] = [aCar(service), aCar(service)];
    await car.ride('10:00');
    expect(await car.freeCars('10:30', [other.id])).toEqual([
      { id: car.id, isFree: false },
      { id: other.id, isFree: true },
    ]);
    expect(await car.freeCars('10:30', [other.id], '2020-05-01')).toEqual([]);
  });

  describe('of a ride back', () => {
    const there = { bookingDate: '2099-05-01', bookingTime: '10:00', pickupLocation: 'Hilton Baku' };

    it('may have the vehicle of the ride there once that and its buffer are over [II-25]', async () => {
      const car = aCar(service);
      expect(await car.availability('11:30', { there })).toMatchObject({ state: 'free' });
      expect(await car.availability('11:00', { there })).toMatchObject({
        state: 'full',
        otherTimes: ['11:30', '12:00', '12:30', '13:00'],
      });
      expect(await car.availability('11:00')).toMatchObject({ state: 'free' });
      const arrival = { ...there, pickupLocation: airportLabel };
      expect(await car.availability('11:30', { there: arrival })).toMatchObject({ state: 'full' });
      expect(await car.availability('12:00', { there: arrival })).toMatchObject({ state: 'free' });
    });

    it('needs a second vehicle until then, with each of the other cars too', async () => {
      const [car, other, single] = [aCar(service), aCar(service), aCar(service)];
      await Promise.all([car.addVehicle(), other.addVehicle(), single.addVehicle()]);
      await other.addVehicle();
      expect(await car.availability('11:00', { there, otherCarIds: [single.id, other.id] })).toMatchObject({
        state: 'full',
        otherCarIds: [other.id],
      });
      await car.addVehicle();
      expect(await car.availability('11:00', { there })).toMatchObject({ state: 'free' });
    });

    it('takes the only vehicle if the ride there has none', async () => {
      const car = aCar(service, 2);
      await car.ride('08:00');
      expect(await car.availability('11:00', { there: { ...there, bookingTime: '10:15' } })).toMatchObject({
        state: 'free',
      });
    });
  });

  it('is open without a time, and reports a past time', async () => {
    const car = aCar(service);
    expect(await car.availability(null)).toMatchObject({ state: 'timeOpen', ...noChoices });
    const past = { bookingDate: '2020-05-01' };
    expect(await car.availability(null, past)).toMatchObject({ state: 'past', ...noChoices });
    expect(await car.availability('10:00', past)).toMatchObject({ state: 'past', ...noChoices });
  });

  it('stores nothing: not even the vehicle of a car that has none yet', async () => {
    const car = aCar(service);
    await car.availability('10:00');
    expect(await service.count('vehicles WHERE car_id = $1', car.id)).toBe(0);
  });
});

describe('availability by the booking rules', () => {
  const rule = (assignments: string) => service.client.query(`UPDATE booking_rules SET ${assignments}`);
  afterEach(async () => {
    await service.client.query('DELETE FROM booking_rules; INSERT INTO booking_rules DEFAULT VALUES');
    await rule('horizon_days = 40000');
  });

  it('reports that the ride would be confirmed at once: with a time, a free car and a price', async () => {
    await rule("booking_mode = 'instant'");
    const car = aCar(service);
    const priced = { priceUsd: 40 };
    expect(await car.availability('10:00', priced)).toMatchObject({ state: 'free', instant: true });
    expect((await car.availability('10:00')).instant).toBe(false);
    expect((await car.availability(null, priced)).instant).toBe(false);
    await car.ride('10:00');
    expect(await car.availability('10:00', priced)).toMatchObject({ state: 'full', instant: false });
    await rule("booking_mode = 'request'");
    expect((await car.availability('18:00', priced)).instant).toBe(false);
  });

  it('reports whether a request is accepted if the car is full or the start too soon', async () => {
    const car = aCar(service);
    await car.ride('10:00');
    expect(await car.availability('10:00')).toMatchObject({ state: 'full', takesRequests: true });
    await rule("when_full = 'refuse', lead_minutes = 10080");
    expect(await car.availability('10:00')).toMatchObject({ state: 'full', takesRequests: false });
    const tomorrow = { bookingDate: todayInBaku(new Date(Date.now() + dayMs)) };
    const soon = { state: 'tooSoon', leadHours: 168, instant: false };
    expect(await car.availability('10:00', tomorrow)).toMatchObject({ ...soon, takesRequests: true });
    expect(await car.availability(null, tomorrow)).toMatchObject({ state: 'timeOpen' });
    await rule("when_full = 'request', when_too_soon = 'refuse'");
    expect(await car.availability('10:00', tomorrow)).toMatchObject({ ...soon, takesRequests: false });
  });

  it('reports the last day, and that no rides start in a closed period, with its reason', async () => {
    const car = aCar(service);
    const closed = {
      startsAt: '2099-06-01T00:00:00+04:00',
      endsAt: '2099-06-01T11:00:00+04:00',
      reason: 'Our day off',
      reasonRu: 'Выходной',
    };
    expect((await service.call('POST', '/closed-periods', closed)).status).toBe(201);
    const thatDay = { bookingDate: '2099-06-01' };
    const answer = { state: 'closed', closedReason: 'Our day off', ...noChoices };
    expect(await car.availability('10:59', thatDay)).toMatchObject(answer);
    expect((await car.availability('10:59', { ...thatDay, language: 'ru' })).closedReason).toBe('Выходной');
    expect(await car.availability('11:00', thatDay)).toMatchObject({ state: 'free', closedReason: null });
    await car.ride('12:00', thatDay.bookingDate);
    expect((await car.availability('12:00', thatDay)).otherTimes).toEqual([
      '13:30',
      '14:00',
      '14:30',
      '15:00',
    ]);
    await rule('horizon_days = 30');
    const { state, lastDay } = await car.availability('10:00');
    expect([state, lastDay]).toEqual(['tooFar', todayInBaku(new Date(Date.now() + 30 * dayMs))]);
  });

  it('occupies the car for as long as the rules say', async () => {
    const car = aCar(service);
    await car.ride('12:00');
    expect((await car.availability('10:30')).state).toBe('free');
    await rule('buffer_minutes = 45, airport_buffer_minutes = 90');
    expect((await car.availability('10:30')).state).toBe('full');
    expect((await car.availability('10:15')).state).toBe('free');
    expect((await car.availability('10:15', { pickupLocation: airportLabel })).state).toBe('full');
  });

  it('accepts the sixth open request of a customer even if requests are rejected when full', async () => {
    await rule("when_full = 'refuse'");
    const customerEmail = `${randomUUID()}@example.com`;
    for (let count = 0; count < 5; count += 1) await aCar(service).place({ customerEmail });
    const car = aCar(service);
    await car.ride('10:00');
    const sixth = await car.place({ customerEmail, bookingTime: '10:00', expects: 'held' });
    expect([sixth.status, await car.heldVehicles()]).toEqual([201, 1]);
    expect(codeOf(await car.place({ bookingTime: '10:00' }))).toBe('car.full');
  });
});
