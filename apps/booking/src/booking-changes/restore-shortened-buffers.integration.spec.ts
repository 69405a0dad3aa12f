import { blockResponse } from '@chauffeur/contracts/blocks/block';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { Outbox } from '@chauffeur/messaging';
import { readEnvironment } from '@chauffeur/service-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingEnvironment } from '../environment.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { aCar } from '../rides.fixture.js';
import { RecordEdit } from './recording/record-edit.js';
import { RestoreShortenedBuffers } from './restore-shortened-buffers.js';

let service: RunningBookingService;
let task: RestoreShortenedBuffers;

beforeAll(async () => {
  service = await startBookingService();
  const environment = readEnvironment(bookingEnvironment, {
    DATABASE_URL: service.databaseUrl,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: 'token-of-this-spec',
    LINK_SECRET: 'link-secret-of-this-spec',
  });
  const outbox = new Outbox();
  const rideLinks = new RideLinks(environment);
  const followDriver = new FollowDriver(outbox, rideLinks);
  task = new RestoreShortenedBuffers(service.dataSource, new RecordEdit(outbox, rideLinks, followDriver));
});

afterAll(() => service.stop());

const read = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
const setStatus = (id: string, version: number, status: string) =>
  service.call('PATCH', `/bookings/${id}/status`, { status, version });

it("restores a ride's buffer an hour after the next one was cancelled, as the system", async () => {
  const car = aCar(service);
  const first = await car.ride('10:00');
  const { vehicleId } = first;
  const second = await car.ride('12:00');
  const closer = { version: 1, bookingTime: '11:05', vehicleId, allowTightGap: true };
  expect((await service.call('PATCH', `/bookings/${second.id}/schedule`, closer)).status).toBe(200);

  await task.run();
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 5, version: 2 });

  // Revived at once, the ride gets its place back.
  await setStatus(second.id, 2, 'cancelled');
  await setStatus(second.id, 3, 'pending');
  expect(await read(second.id)).toMatchObject({ vehicle: { id: vehicleId } });

  await setStatus(second.id, 4, 'cancelled');
  await task.run();
  await task.run();
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, version: 3, vehicle: { id: vehicleId } });
  const { rows } = await service.client.query(
    'SELECT changed_by, changes FROM booking_changes WHERE booking_id = $1 ORDER BY changed_at DESC LIMIT 1',
    [first.id],
  );
  expect(rows).toEqual([{ changed_by: 'system', changes: [{ field: 'bufferMinutes', from: 5, to: 30 }] }]);
});

it("restores a ride's buffer once the block after it is deleted", async () => {
  const car = aCar(service);
  const first = await car.ride('10:00');
  const { vehicleId } = first;
  const times = { startsAt: '2099-05-01T11:10:00+04:00', endsAt: '2099-05-01T15:00:00+04:00' };
  const { body } = await service.call('POST', '/blocks', { vehicleId, kind: 'repair', ...times });
  await task.run();
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 10, version: 2, vehicle: { id: vehicleId } });
  await service.call('DELETE', `/blocks/${blockResponse.parse(body).id}`);
  await task.run();
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, version: 3, vehicle: { id: vehicleId } });
});

it('restores the buffer of a ride that was being changed when the next one moved away', async () => {
  const car = aCar(service);
  const first = await car.ride('10:00');
  const { vehicleId } = first;
  const second = await car.ride('12:00');
  const move = (version: number, bookingTime: string) =>
    service.call('PATCH', `/bookings/${second.id}/schedule`, {
      version,
      bookingTime,
      vehicleId,
      allowTightGap: true,
    });
  expect((await move(1, '11:10')).status).toBe(200);
  await service.client.query('BEGIN');
  await service.client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [first.id]);
  expect((await move(2, '15:00')).status).toBe(200);
  await service.client.query('COMMIT');
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 10 });
  await task.run();
  expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, vehicle: { id: vehicleId } });
});
