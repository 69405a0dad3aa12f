import { driverAccess } from '@chauffeur/contracts/driver-page/driver-link';
import { Outbox } from '@chauffeur/messaging';
import { readEnvironment } from '@chauffeur/service-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingEnvironment } from '../environment.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { DriverPageCalls } from '../driver-page.fixture.js';
import { PurgeDriverSessions } from './purge-driver-sessions.js';

let service: RunningBookingService;
let page: DriverPageCalls;
let task: PurgeDriverSessions;

beforeAll(async () => {
  service = await startBookingService();
  page = new DriverPageCalls(service);
  const environment = readEnvironment(bookingEnvironment, {
    DATABASE_URL: service.databaseUrl,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: 'token-of-this-spec',
    LINK_SECRET: 'link-secret-of-this-spec',
  });
  task = new PurgeDriverSessions(
    service.dataSource,
    new FollowDriver(new Outbox(), new RideLinks(environment)),
  );
});

afterAll(() => service.stop());

/** Expires a driver's sessions as if unused for so long; optionally revokes the link of the device too. */
const leaveDevices = (driverId: string, isLinkOver: boolean) =>
  service.client.query(
    `WITH link AS (UPDATE access_links SET revoked_at = now() WHERE driver_id = $1 AND $2)
     UPDATE driver_sessions SET ends_at = now() - interval '1 minute' WHERE driver_id = $1`,
    [driverId, isLinkOver],
  );

it('removes devices that were not used for 30 days, and stops asking a driver who has no other way to answer', async () => {
  const [used, linked, left] = [
    await page.addSignedIn('Uses the phone'),
    await page.addSignedIn('Has a link'),
    await page.addSignedIn('Has left'),
  ];
  const rides = await Promise.all([used, linked, left].map(({ id }) => page.addRide(24 * 60, id)));
  await leaveDevices(linked.id, false);
  await leaveDevices(left.id, true);
  await task.run();
  await task.run();
  const details = await Promise.all(rides.map((id) => page.detailOf(id)));
  expect(details.map(({ progress }) => progress.state)).toEqual(['offered', 'offered', 'accepted']);
  const access = await Promise.all(
    [used, linked, left].map(async ({ id }) =>
      driverAccess.parse((await service.call('GET', `/drivers/${id}/access`)).body),
    ),
  );
  expect(access.map(({ devices }) => devices.length)).toEqual([1, 0, 0]);
  expect(await service.count('driver_sessions')).toBe(1);
});
