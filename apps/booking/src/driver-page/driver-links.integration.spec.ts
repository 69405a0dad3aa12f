import { rideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { dispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { driverAccess, renewedDriverLink } from '@chauffeur/contracts/driver-page/driver-link';
import { driverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import { openedDriverSession } from '@chauffeur/contracts/driver-page/driver-session';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { callDuring } from '../rides.fixture.js';
import { codeOf, device, DriverPageCalls } from '../driver-page.fixture.js';

let service: RunningBookingService;
let page: DriverPageCalls;
beforeAll(async () => {
  service = await startBookingService();
  page = new DriverPageCalls(service);
});
afterAll(() => service.stop());

const stateOf = async (id: string) => (await page.detailOf(id)).progress.state;

describe("a driver's link", () => {
  it('needs a PIN: of the phone number, or one that staff set and a new link keeps [III-26]', async () => {
    const driver = await page.addDriver('Without phone', { phone: null });
    expect(codeOf(await page.makeLink(driver.id))).toBe('driver.pinMissing');
    const read = await service.call('GET', `/drivers/${driver.id}/access`);
    expect(driverAccess.parse(read.body)).toMatchObject({ link: null, pin: 'missing', devices: [] });
    expect(renewedDriverLink.parse((await page.makeLink(driver.id, { pin: '112233' })).body).pin).toBe('own');
    const token = await page.tokenOf(driver.id);
    expect(codeOf(await page.signIn(token, '1122'))).toBe('pin.wrong');
    expect((await page.signIn(token, '112233')).status).toBe(201);
  });

  it('is locked by five wrong PINs, and ended by twenty, while devices stay signed in [III-13]', async () => {
    const driver = await page.addSignedIn('Guessed');
    const guess = () => page.signIn(driver.token, '0000');
    const answers = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(answers.map(codeOf)).toEqual([...Array<string>(4).fill('pin.wrong'), 'link.locked']);
    expect(problem.parse(answers[0]?.body).errors?.[0]?.params).toEqual({ triesLeft: 4 });
    expect(JSON.stringify(answers)).not.toContain('Guessed');
    expect(codeOf(await page.signIn(driver.token))).toBe('link.locked');
    const board = await service.call('GET', `/dispatch?from=${todayInBaku()}&days=1`);
    const tried = dispatchBoard.parse(board.body).triedLinks;
    expect(tried.filter(({ driverId }) => driverId === driver.id)).toMatchObject([
      { name: 'Guessed', isEnded: false },
    ]);
    expect((await page.readRides(driver.session)).status).toBe(200);
    await service.client.query(
      'UPDATE access_links SET locked_until = NULL, wrong_pins_in_all = 19 WHERE driver_id = $1',
      [driver.id],
    );
    expect(codeOf(await guess())).toBe('link.expired');
    expect((await page.readRides(driver.session)).status).toBe(200);
    const read = await service.call('GET', `/drivers/${driver.id}/access`);
    expect(driverAccess.parse(read.body)).toMatchObject({ link: null, isEndedByTries: true });
  });

  it('ends with all devices once there is a new one, and with a driver who is inactive [III-14]', async () => {
    const driver = await page.addSignedIn('Replaced');
    const token = await page.tokenOf(driver.id, { pin: '9999' });
    expect(codeOf(await page.readRides(driver.session))).toBe('session.required');
    expect(codeOf(await page.signIn(driver.token))).toBe('link.expired');
    expect(codeOf(await page.signIn('x'.repeat(32)))).toBe('link.invalid');
    const { session } = openedDriverSession.parse((await page.signIn(token, '9999')).body);
    const { id, createdAt: _created, updatedAt: _updated, ...request } = driver;
    expect((await service.call('PUT', `/drivers/${id}`, { ...request, isActive: false })).status).toBe(200);
    expect(codeOf(await page.readRides(session))).toBe('session.required');
    expect(codeOf(await page.signIn(token, '9999'))).toBe('link.expired');
  });

  it('is ended by staff alone, with all devices, and made again with the PIN that was set', async () => {
    const driver = await page.addDriver('Left');
    const token = await page.tokenOf(driver.id, { pin: '9999' });
    const { session } = openedDriverSession.parse((await page.signIn(token, '9999')).body);
    const end = () => service.call('DELETE', `/drivers/${driver.id}/link`);
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect(codeOf(await page.readRides(session))).toBe('session.required');
    expect(codeOf(await page.signIn(token, '9999'))).toBe('link.expired');
    const read = await service.call('GET', `/drivers/${driver.id}/access`);
    expect(driverAccess.parse(read.body)).toMatchObject({
      link: null,
      isEndedByTries: false,
      pin: 'own',
      devices: [],
    });
    expect((await page.signIn(await page.tokenOf(driver.id), '9999')).status).toBe(201);
  });

  it('answers open questions when it ends, unless there is a new one or the ride is over', async () => {
    const driver = await page.addSignedIn('Not asked any more');
    const [over, id] = [await page.addRide(60, driver.id), await page.addRide(24 * 60, driver.id)];
    await page.startIn(over, -120);
    await page.makeLink(driver.id);
    expect([await stateOf(over), await stateOf(id)]).toEqual(['offered', 'offered']);
    await service.call('DELETE', `/drivers/${driver.id}/link`);
    expect([await stateOf(over), await stateOf(id)]).toEqual(['offered', 'accepted']);
    expect((await page.detailOf(id)).steps.at(-1)).toMatchObject({ toState: 'accepted', by: 'system' });
    const event = `outbox WHERE routing_key = $1 AND payload->'booking'->>'id' = $2
      AND payload->>'toState' = 'accepted' AND payload->'link' IS NOT NULL`;
    expect(await service.count(event, rideProgressed.routingKey, id)).toBe(1);
  });

  it('leaves the question open if the driver is set inactive: the ride needs another one', async () => {
    const driver = await page.addSignedIn('Set inactive');
    const id = await page.addRide(24 * 60, driver.id);
    const { createdAt: _created, updatedAt: _updated, ...request } = driver;
    await service.call('PUT', `/drivers/${driver.id}`, { ...request, isActive: false });
    expect(await stateOf(id)).toBe('offered');
  });

  it('answers open questions of a driver who is active again, because the link has ended', async () => {
    const driver = await page.addSignedIn('Active again');
    const id = await page.addRide(24 * 60, driver.id);
    const { createdAt: _created, updatedAt: _updated, version, ...request } = driver;
    for (const [index, isActive] of [false, true].entries()) {
      const change = { ...request, isActive, version: version + index };
      expect((await service.call('PUT', `/drivers/${driver.id}`, change)).status).toBe(200);
    }
    expect(await stateOf(id)).toBe('accepted');
    expect((await page.detailOf(id)).steps.at(-1)).toMatchObject({ toState: 'accepted', by: 'system' });
  });

  const endByTries = async (driverId: string, token: string) => {
    await service.client.query('UPDATE access_links SET wrong_pins_in_all = 19 WHERE driver_id = $1', [
      driverId,
    ]);
    expect(codeOf(await page.signIn(token, '0000'))).toBe('link.expired');
  };

  it('answers open questions if wrong PINs have ended it and no device is signed in', async () => {
    const driver = await page.addDriver('Without a device');
    const token = await page.tokenOf(driver.id);
    const id = await page.addRide(24 * 60, driver.id);
    expect(await stateOf(id)).toBe('offered');
    await endByTries(driver.id, token);
    expect(await stateOf(id)).toBe('accepted');
  });

  it.each<[by: string, signOut: (driverId: string, session: string) => Promise<unknown>]>([
    ['by the driver', (_driverId, session) => service.call('POST', '/driver-page/session/end', { session })],
    [
      'by staff',
      async (driverId) => {
        const { body } = await service.call('GET', `/drivers/${driverId}/access`);
        const device = driverAccess.parse(body).devices[0]?.id ?? '';
        return service.call('DELETE', `/drivers/${driverId}/sessions/${device}`);
      },
    ],
  ])(
    'that wrong PINs have ended leaves rides asked on a device until that is signed out %s',
    async (_by, signOut) => {
      const driver = await page.addSignedIn('Guessed at');
      const asked = await page.addRide(24 * 60, driver.id);
      await endByTries(driver.id, driver.token);
      const soon = await page.addRide(300, driver.id);
      expect([await stateOf(asked), await stateOf(soon)]).toEqual(['offered', 'offered']);
      expect((await page.detailOf(soon)).driverProblems).toEqual(['driverSilent']);
      const { body } = await service.call('GET', `/bookings/${soon}/candidates`);
      const candidate = rideCandidates.parse(body).drivers.find(({ id }) => id === driver.id);
      expect(candidate?.hasLink).toBe(true);
      await signOut(driver.id, driver.session);
      expect([await stateOf(asked), await stateOf(soon)]).toEqual(['accepted', 'accepted']);
    },
  );

  it('ends before or after a ride is asked about again at the same time', async () => {
    const { client } = service;
    const driver = await page.addSignedIn('Signed out at that moment');
    const id = await page.addRide(24 * 60, driver.id, { agreedByPhone: true });
    const { version } = await page.detailOf(id);
    const endAccess = async () => {
      await client.query('SELECT FROM drivers WHERE id = $1 FOR NO KEY UPDATE', [driver.id]);
      await client.query('UPDATE access_links SET revoked_at = now() WHERE driver_id = $1', [driver.id]);
      await client.query('DELETE FROM driver_sessions WHERE driver_id = $1', [driver.id]);
    };
    const bookingDate = todayInBaku(new Date(Date.now() + 3 * dayMs));
    const move = () => service.call('PATCH', `/bookings/${id}/schedule`, { version, bookingDate });
    expect((await callDuring(service, endAccess, move)).status).toBe(200);
    expect(await stateOf(id)).toBe('accepted');

    await page.tokenOf(driver.id);
    const ask = async () => {
      await client.query('SELECT FROM drivers WHERE id = $1 FOR SHARE', [driver.id]);
      await client.query("UPDATE ride_progress SET state = 'offered' WHERE booking_id = $1", [id]);
    };
    await callDuring(service, ask, () => service.call('DELETE', `/drivers/${driver.id}/link`));
    expect(await stateOf(id)).toBe('accepted');
  });

  it('ends after a concurrent change of a ride that its driver was asked about, which locks the driver too', async () => {
    const { client } = service;
    const driver = await page.addSignedIn('Asked during a change');
    const id = await page.addRide(24 * 60, driver.id);
    const { status } = await callDuring(
      service,
      () => client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id]),
      () => service.call('DELETE', `/drivers/${driver.id}/link`),
      async () => {
        const free = 'SELECT FROM drivers WHERE id = $1 FOR SHARE SKIP LOCKED';
        expect((await client.query(free, [driver.id])).rowCount).toBe(1);
      },
    );
    expect(status).toBe(204);
    expect(await stateOf(id)).toBe('accepted');
  });

  it('has the PIN of the newest link when all of them have ended', async () => {
    const driver = await page.addDriver('Changed the PIN');
    await page.tokenOf(driver.id, { pin: '9999' });
    await page.tokenOf(driver.id, { pin: '7777' });
    await service.call('DELETE', `/drivers/${driver.id}/link`);
    const token = await page.tokenOf(driver.id);
    expect(codeOf(await page.signIn(token, '9999'))).toBe('pin.wrong');
    expect((await page.signIn(token, '7777')).status).toBe(201);
  });

  it('lists devices, of which staff can sign out one', async () => {
    const driver = await page.addSignedIn('Two phones');
    const other = openedDriverSession.parse((await page.signIn(driver.token)).body);
    const access = async () =>
      driverAccess.parse((await service.call('GET', `/drivers/${driver.id}/access`)).body);
    const { devices } = await access();
    expect(devices.map((one) => one.device)).toEqual([device, device]);
    await service.call('DELETE', `/drivers/${driver.id}/sessions/${devices[0]?.id ?? ''}`);
    expect((await access()).devices).toHaveLength(1);
    const statuses = [await page.readRides(driver.session), await page.readRides(other.session)];
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 401]));
    await service.call('POST', '/driver-page/session/end', { session: other.session });
    await service.call('POST', '/driver-page/session/end', { session: driver.session });
    expect((await access()).devices).toEqual([]);
  });

  it("differs from another driver's, whose PIN is asked for on a phone that is signed in", async () => {
    const [first, second] = [await page.addSignedIn('First'), await page.addSignedIn('Second')];
    const opened = async (session: string, token: string) => {
      const { body } = await service.call('POST', '/driver-page/rides', { session, token });
      return driverRidesResponse.parse(body).isOtherLink;
    };
    expect([await opened(first.session, first.token), await opened(first.session, second.token)]).toEqual([
      false,
      true,
    ]);
    const command = { token: second.token, pin: '4567', device, replaces: first.session };
    const taken = openedDriverSession.parse(
      (await service.call('POST', '/driver-page/session', command)).body,
    );
    expect(taken.driver).toMatchObject({ id: second.id, firstName: 'Second' });
    expect(codeOf(await page.readRides(first.session))).toBe('session.required');
    // Steps of the first driver on the phone do not count for the second.
    const id = await page.addRide(60, second.id, { agreedByPhone: true });
    const fields = { driverId: first.id };
    expect(codeOf(await page.stepped(taken.session, id, 'accepted', 'on_the_way', fields))).toBe(
      'session.required',
    );
    expect(
      (await page.stepped(taken.session, id, 'accepted', 'on_the_way', { driverId: second.id })).status,
    ).toBe(200);
  });

  it('stores no token, and does not open a customer’s page', async () => {
    const driver = await page.addSignedIn('Dumped');
    const { rows } = await service.client.query<{ dump: string }>(
      'SELECT (SELECT json_agg(s) FROM driver_sessions s)::text || (SELECT json_agg(l) FROM access_links l)::text AS dump',
    );
    expect(rows[0]?.dump).not.toContain(driver.session);
    expect(rows[0]?.dump).not.toContain(driver.token);
    expect(codeOf(await service.call('POST', '/rides/read', { token: driver.token }))).toBe('link.invalid');
  });
});
