import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar } from '../rides/rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const noChoices = { otherTimes: [], otherCarIds: [] };

describe('availability', () => {
  it('is full while the only vehicle is out, and names the free times around (I-1, I-2)', async () => {
    const car = aCar(service, 4);
    expect(await car.availability('10:00')).toEqual({ state: 'free', ...noChoices });
    await car.ride('10:00');
    expect(await car.availability('12:00')).toMatchObject({ state: 'full', otherTimes: ['14:30', '15:00'] });
    expect(await car.availability('14:29')).toMatchObject({ state: 'full' });
    expect(await car.availability('14:30')).toEqual({ state: 'free', ...noChoices });
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

  it('is full after midnight too, for longer before a tour (I-7)', async () => {
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
  });

  it('names up to three of the other cars that are free, in the given order', async () => {
    const car = aCar(service);
    const others = Array.from({ length: 5 }, () => aCar(service));
    await Promise.all([car.ride('10:00'), others[1]?.ride('10:30')]);
    const otherCarIds = others.map(({ id }) => id);
    expect((await car.availability('10:00', { otherCarIds })).otherCarIds).toEqual(
      [0, 2, 3].map((index) => otherCarIds[index]),
    );
  });

  it('is open without a time, and says what has passed', async () => {
    const car = aCar(service);
    expect(await car.availability(null)).toEqual({ state: 'timeOpen', ...noChoices });
    const past = { bookingDate: '2020-05-01' };
    expect(await car.availability(null, past)).toEqual({ state: 'past', ...noChoices });
    expect(await car.availability('10:00', past)).toEqual({ state: 'past', ...noChoices });
  });

  it('takes nothing: not even the vehicle of a car that has none yet', async () => {
    const car = aCar(service);
    await car.availability('10:00');
    expect(await service.count('vehicles WHERE car_id = $1', car.id)).toBe(0);
  });
});
