import { randomUUID } from 'node:crypto';
import {
  bakuInstant,
  bookingDetailResponse,
  bookingResponse,
  dispatchBoard,
  driverAccess,
  driverResponse,
  driverRidesResponse,
  openedDriverSession,
  problem,
  renewedDriverLink,
  rideProgressed,
  todayInBaku,
  type BookingDetailResponse,
  type DriverRide,
  type RideState,
} from '@chauffeur/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../bookings/place/booking-command.fixture.js';

const minuteMs = 60_000;
const device = 'Android, Chrome';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const codeOf = ({ body }: { body: unknown }) => problem.parse(body).code;

async function addDriver(name: string, fields: object = {}) {
  const driver = { name, phone: '+994 50 123 45 67', paymentType: 'hourly', ...fields };
  return driverResponse.parse((await service.call('POST', '/drivers', driver)).body);
}

const makeLink = (driverId: string, body: object = {}) =>
  service.call('POST', `/drivers/${driverId}/link`, body);

async function tokenOf(driverId: string, body: object = {}) {
  const { url } = renewedDriverLink.parse((await makeLink(driverId, body)).body);
  return url.split('#')[1] ?? '';
}

const signIn = (token: string, pin = '4567') =>
  service.call('POST', '/driver-page/session', { token, pin, device });

/** A driver with a link who is signed in on one device. */
async function addSignedIn(name: string) {
  const driver = await addDriver(name);
  const token = await tokenOf(driver.id);
  const { session } = openedDriverSession.parse((await signIn(token)).body);
  return { ...driver, token, session };
}

const readRides = (session: string) => service.call('POST', '/driver-page/rides', { session });

async function ridesOf(session: string): Promise<DriverRide[]> {
  return driverRidesResponse.parse((await readRides(session)).body).rides;
}

const detailOf = async (id: string): Promise<BookingDetailResponse> =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);

/** A confirmed ride that begins in so many minutes and takes an hour; given to a driver, as staff do it. */
async function addRide(startsInMinutes: number, driverId: string | null, assigned: object = {}) {
  const { body } = await service.call('POST', '/bookings', bookingCommand());
  const { id } = bookingResponse.parse(body);
  await startIn(id, startsInMinutes);
  if (driverId) await assign(id, driverId, assigned);
  return id;
}

/** Noon of the day after tomorrow, from the next whole minute. */
function minutesUntilNoon(): number {
  const now = Math.ceil(Date.now() / minuteMs) * minuteMs;
  const noon = bakuInstant(todayInBaku(new Date(now + 2 * 24 * 60 * minuteMs)), '12:00');
  return (noon.getTime() - now) / minuteMs;
}

/** Moves a ride as if it had been booked so. */
async function startIn(id: string, minutes: number) {
  const startsAt = new Date(Math.ceil(Date.now() / minuteMs) * minuteMs + minutes * minuteMs);
  await service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [id]);
  await service.client.query(
    `UPDATE bookings SET status = 'confirmed', starts_at = $2, duration_minutes = 60, booking_date = $3,
            booking_time = to_char($2::timestamptz AT TIME ZONE 'Asia/Baku', 'HH24:MI') WHERE id = $1`,
    [id, startsAt, todayInBaku(startsAt)],
  );
}

async function assign(id: string, driverId: string | null, fields: object = {}) {
  const { version } = await detailOf(id);
  const request = { driverId, version, ...fields };
  return bookingDetailResponse.parse((await service.call('PUT', `/bookings/${id}/driver`, request)).body);
}

const stepped = (session: string, id: string, from: RideState, to: RideState, fields: object = {}) =>
  service.call('POST', `/driver-page/rides/${id}/steps`, {
    session,
    request: { actionId: randomUUID(), from, to, happenedAt: new Date().toISOString(), ...fields },
  });

const setByStaff = (id: string, from: RideState, to: RideState) =>
  service.call('POST', `/bookings/${id}/steps`, { from, to, note: 'By phone' });

const setStatus = async (id: string, status: string) =>
  service.call('PATCH', `/bookings/${id}/status`, { status, version: (await detailOf(id)).version });

describe("a driver's link", () => {
  it('needs a PIN: of the phone number, or one that staff set and a new link keeps [III-26]', async () => {
    const driver = await addDriver('Without phone', { phone: null });
    expect(codeOf(await makeLink(driver.id))).toBe('driver.pinMissing');
    const read = await service.call('GET', `/drivers/${driver.id}/access`);
    expect(driverAccess.parse(read.body)).toMatchObject({ link: null, pin: 'missing', devices: [] });
    expect(renewedDriverLink.parse((await makeLink(driver.id, { pin: '112233' })).body).pin).toBe('own');
    const token = await tokenOf(driver.id);
    expect(codeOf(await signIn(token, '1122'))).toBe('pin.wrong');
    expect((await signIn(token, '112233')).status).toBe(201);
  });

  it('is locked by five wrong PINs, and ended by twenty, while devices stay signed in [III-13]', async () => {
    const driver = await addSignedIn('Guessed');
    const guess = () => signIn(driver.token, '0000');
    const answers = [await guess(), await guess(), await guess(), await guess(), await guess()];
    expect(answers.map(codeOf)).toEqual([...Array<string>(4).fill('pin.wrong'), 'link.locked']);
    expect(problem.parse(answers[0]?.body).errors?.[0]?.params).toEqual({ triesLeft: 4 });
    expect(JSON.stringify(answers)).not.toContain('Guessed');
    expect(codeOf(await signIn(driver.token))).toBe('link.locked');
    const board = await service.call('GET', `/dispatch?from=${todayInBaku()}&days=1`);
    expect(dispatchBoard.parse(board.body).triedLinks).toMatchObject([
      { driverId: driver.id, name: 'Guessed', isEnded: false },
    ]);
    expect((await readRides(driver.session)).status).toBe(200);
    await service.client.query(
      'UPDATE access_links SET locked_until = NULL, wrong_pins_in_all = 19 WHERE driver_id = $1',
      [driver.id],
    );
    expect(codeOf(await guess())).toBe('link.expired');
    expect((await readRides(driver.session)).status).toBe(200);
    const read = await service.call('GET', `/drivers/${driver.id}/access`);
    expect(driverAccess.parse(read.body)).toMatchObject({ link: null, isEndedByTries: true });
  });

  it('ends with all devices once there is a new one, and with a driver who is inactive [III-14]', async () => {
    const driver = await addSignedIn('Replaced');
    const token = await tokenOf(driver.id, { pin: '9999' });
    expect(codeOf(await readRides(driver.session))).toBe('session.required');
    expect(codeOf(await signIn(driver.token))).toBe('link.expired');
    expect(codeOf(await signIn('x'.repeat(32)))).toBe('link.invalid');
    const { session } = openedDriverSession.parse((await signIn(token, '9999')).body);
    const { id, createdAt: _created, updatedAt: _updated, ...request } = driver;
    expect((await service.call('PUT', `/drivers/${id}`, { ...request, isActive: false })).status).toBe(200);
    expect(codeOf(await readRides(session))).toBe('session.required');
    expect(codeOf(await signIn(token, '9999'))).toBe('link.expired');
  });

  it('lists devices, of which staff sign out one', async () => {
    const driver = await addSignedIn('Two phones');
    const other = openedDriverSession.parse((await signIn(driver.token)).body);
    const access = async () =>
      driverAccess.parse((await service.call('GET', `/drivers/${driver.id}/access`)).body);
    const { devices } = await access();
    expect(devices.map((one) => one.device)).toEqual([device, device]);
    await service.call('DELETE', `/drivers/${driver.id}/sessions/${devices[0]?.id ?? ''}`);
    expect((await access()).devices).toHaveLength(1);
    const statuses = [await readRides(driver.session), await readRides(other.session)];
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 401]));
    await service.call('POST', '/driver-page/session/end', { session: other.session });
    await service.call('POST', '/driver-page/session/end', { session: driver.session });
    expect((await access()).devices).toEqual([]);
  });

  it('stores no token, and a customer’s page does not open by it', async () => {
    const driver = await addSignedIn('Dumped');
    const { rows } = await service.client.query<{ dump: string }>(
      'SELECT (SELECT json_agg(s) FROM driver_sessions s)::text || (SELECT json_agg(l) FROM access_links l)::text AS dump',
    );
    expect(rows[0]?.dump).not.toContain(driver.session);
    expect(rows[0]?.dump).not.toContain(driver.token);
    expect(codeOf(await service.call('POST', '/rides/read', { token: driver.token }))).toBe('link.invalid');
  });
});

describe('a ride that is given to a driver', () => {
  it('is offered to one with a link, unless they have agreed, and accepted by one without', async () => {
    const [asked, unreachable] = [await addSignedIn('Asked'), await addDriver('Unreachable')];
    const id = await addRide(24 * 60, asked.id);
    const offered = await detailOf(id);
    expect(offered.progress).toMatchObject({ state: 'offered', askedAt: expect.any(String) });
    const agreed = await addRide(30 * 60, asked.id, { agreedByPhone: true });
    expect((await detailOf(agreed)).progress).toMatchObject({ state: 'accepted', askedAt: null });
    expect((await assign(id, unreachable.id)).progress.state).toBe('accepted');
    expect((await assign(id, null)).progress.state).toBe('none');
    const { steps } = await detailOf(id);
    expect(steps.map(({ fromState, toState, by }) => [fromState, toState, by])).toEqual([
      ['none', 'offered', service.adminId],
      ['offered', 'accepted', service.adminId],
      ['accepted', 'none', service.adminId],
    ]);
    const { rows } = await service.client.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE routing_key = $1 AND payload->'booking'->>'id' = $2 ORDER BY occurred_at`,
      [rideProgressed.routingKey, id],
    );
    expect(rows.map(({ payload }) => rideProgressed.data.parse(payload))).toMatchObject([
      { toState: 'offered', driver: { id: asked.id }, by: service.adminId },
      { toState: 'accepted', driver: { id: unreachable.id } },
      { toState: 'none', driver: null },
    ]);
  });

  it('was agreed by phone where it was given before there were states', async () => {
    const driver = await addSignedIn('Of before');
    const id = await addRide(24 * 60, null);
    await service.client.query('UPDATE bookings SET driver_id = $2 WHERE id = $1', [id, driver.id]);
    expect((await detailOf(id)).progress.state).toBe('accepted');
    expect((await ridesOf(driver.session))[0]).toMatchObject({ id, state: 'accepted', since: null });
  });

  it('shows whom it is for only near the ride, and no price unless the driver collects', async () => {
    const driver = await addSignedIn('Elvin Mammadov');
    const soon = await addRide(60, driver.id);
    await addRide(5 * 24 * 60, driver.id);
    await addRide(15 * 24 * 60, driver.id);
    const answer = driverRidesResponse.parse((await readRides(driver.session)).body);
    expect(answer.driver).toEqual({ firstName: 'Elvin', language: 'ru' });
    const [near, far, ...more] = answer.rides;
    expect(more).toEqual([]);
    expect(near).toMatchObject({ id: soon, contactFrom: null, contact: { collectUsd: null } });
    expect(far).toMatchObject({ contact: null, contactFrom: expect.any(String) });
    expect(JSON.stringify(far)).not.toContain(near?.contact?.name);
    const { version } = await detailOf(soon);
    const request = { version, driverCollects: true, totalPrice: 60 };
    const changed = await service.call('PATCH', `/bookings/${soon}/details`, {
      request,
      car: null,
      service: null,
      tour: null,
    });
    expect(bookingResponse.parse(changed.body).driverCollects).toBe(true);
    const [paid] = await ridesOf(driver.session);
    expect(paid?.contact?.collectUsd).toBe(60);
    await setStatus(soon, 'cancelled');
    const [cancelled] = await ridesOf(driver.session);
    expect(cancelled).toMatchObject({ isCancelled: true, contact: null, steps: [], contactFrom: null });
  });

  it('is asked about again at another time, and only to be seen where it hardly moves', async () => {
    const driver = await addSignedIn('Moved');
    const id = await addRide(minutesUntilNoon(), driver.id, { agreedByPhone: true });
    const move = async (bookingTime: string) => {
      const { version } = await detailOf(id);
      const { status } = await service.call('PATCH', `/bookings/${id}/schedule`, { version, bookingTime });
      expect(status).toBe(200);
    };
    await move('12:10');
    const [shown] = await ridesOf(driver.session);
    expect(shown).toMatchObject({ state: 'accepted', changed: { fields: ['bookingTime'] } });
    const request = { changedAt: shown?.changed?.at };
    await service.call('POST', `/driver-page/rides/${id}/seen`, { session: driver.session, request });
    expect((await ridesOf(driver.session))[0]?.changed).toBeNull();
    await move('12:45');
    expect((await detailOf(id)).progress).toMatchObject({ state: 'offered', unseenSince: null });
  });
});

describe('steps of a ride', () => {
  it('end in one outcome with their own times, however late and often they are sent [III-16]', async () => {
    const driver = await addSignedIn('Offline');
    const id = await addRide(-10, driver.id, { agreedByPhone: true });
    const { version } = await detailOf(id);
    const way = ['accepted', 'on_the_way', 'arrived', 'on_board', 'done'] as const;
    const actions = way.slice(1).map((to, index) => ({
      actionId: randomUUID(),
      from: way[index] ?? ('none' as const),
      to,
      happenedAt: new Date(Date.now() - (40 - index) * minuteMs).toISOString(),
    }));
    const send = async () => {
      const answers: unknown[] = [];
      for (const { from, to, ...fields } of actions) {
        // oxlint-disable-next-line no-await-in-loop
        const { status, body } = await stepped(driver.session, id, from, to, fields);
        expect([status, body]).toEqual([200, expect.objectContaining({ state: to })]);
        answers.push(body);
      }
      return answers;
    };
    const first = await send();
    expect(await send()).toEqual(first);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ status: 'completed', progress: { state: 'done' }, version: version + 1 });
    expect(detail.history.at(-1)).toMatchObject({ toStatus: 'completed', changedBy: `driver:${driver.id}` });
    expect(detail.steps.slice(1).map(({ toState, happenedAt }) => [toState, happenedAt])).toEqual(
      actions.map(({ to, happenedAt }) => [to, happenedAt]),
    );
    expect(
      await service.count(
        `outbox WHERE routing_key LIKE 'booking.status-changed%' AND payload->'booking'->>'id' = $1`,
        id,
      ),
    ).toBe(1);
  });

  it('are rejected once the ride is cancelled, or another’s [III-15, III-17]', async () => {
    const [first, second] = [await addSignedIn('First'), await addSignedIn('Second')];
    const id = await addRide(60, first.id, { agreedByPhone: true });
    expect((await stepped(first.session, id, 'accepted', 'on_the_way')).status).toBe(200);
    await assign(id, second.id);
    expect(codeOf(await stepped(first.session, id, 'on_the_way', 'arrived'))).toBe('ride.notYours');
    expect(await ridesOf(first.session)).toEqual([]);
    expect((await detailOf(id)).progress.state).toBe('offered');
    await setStatus(id, 'cancelled');
    expect(codeOf(await stepped(second.session, id, 'offered', 'accepted'))).toBe('ride.cancelled');
    expect((await detailOf(id)).status).toBe('cancelled');
  });

  it('and changes of the status wait for one another, so that one of both wins [III-18]', async () => {
    const driver = await addSignedIn('Racing');
    for (let round = 0; round < 50; round += 1) {
      // Each entry of the history is one event, and so the emails of one status.
      expect([
        { status: 'completed', rejected: ['record.stale'], ended: ['completed'] },
        { status: 'cancelled', rejected: ['ride.cancelled'], ended: ['cancelled'] },
        // oxlint-disable-next-line no-await-in-loop
      ]).toContainEqual(await raceOf(driver));
    }
  }, 180_000);

  async function raceOf(driver: { id: string; session: string }) {
    const id = await addRide(-60, driver.id, { agreedByPhone: true });
    await setByStaff(id, 'accepted', 'on_board');
    const answers = await Promise.all([
      stepped(driver.session, id, 'on_board', 'done'),
      setStatus(id, 'cancelled'),
    ]);
    const { status, history } = await detailOf(id);
    const ended = history
      .map(({ toStatus }) => toStatus)
      .filter((to) => to !== 'pending' && to !== 'confirmed');
    await assign(id, null);
    return { status, rejected: answers.filter((answer) => answer.status !== 200).map(codeOf), ended };
  }

  it('are none of a ride that staff have completed, which is done for its driver', async () => {
    const driver = await addSignedIn('Relieved');
    const id = await addRide(-60, driver.id, { agreedByPhone: true });
    await stepped(driver.session, id, 'accepted', 'on_the_way');
    await setStatus(id, 'completed');
    const [ride] = await ridesOf(driver.session);
    expect(ride).toMatchObject({ id, status: 'completed', state: 'done', steps: [], undo: null });
    // What the phone pressed without a network meanwhile is still accepted.
    expect((await stepped(driver.session, id, 'on_the_way', 'arrived')).status).toBe(200);
  });

  it('say no-show only after the waiting, whatever the phone’s clock says [III-19]', async () => {
    const driver = await addSignedIn('Waiting');
    const id = await addRide(1, driver.id, { agreedByPhone: true });
    await stepped(driver.session, id, 'accepted', 'arrived');
    const { steps } = (await ridesOf(driver.session))[0] ?? {};
    const from = steps?.find(({ to }) => to === 'no_show')?.from ?? '';
    const tooEarly = await stepped(driver.session, id, 'arrived', 'no_show');
    expect(problem.parse(tooEarly.body).errors?.[0]).toMatchObject({
      code: 'step.tooEarly',
      params: { from },
    });
    const ahead = new Date(Date.now() + 180 * minuteMs).toISOString();
    expect(codeOf(await stepped(driver.session, id, 'arrived', 'no_show', { happenedAt: ahead }))).toBe(
      'step.tooEarly',
    );
    const late = new Date(Date.now() - 25 * 60 * minuteMs).toISOString();
    expect(codeOf(await stepped(driver.session, id, 'arrived', 'no_show', { happenedAt: late }))).toBe(
      'step.tooOld',
    );
    await startIn(id, -120);
    await service.client.query(
      `UPDATE ride_progress SET reached = jsonb_build_object('arrived', $2::text) WHERE booking_id = $1`,
      [id, new Date(Date.now() - 120 * minuteMs).toISOString()],
    );
    expect((await stepped(driver.session, id, 'arrived', 'no_show')).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({ status: 'confirmed', driverProblems: ['noShow'] });
  });

  it('make no open form of staff stale [III-20]', async () => {
    const driver = await addSignedIn('Tapping');
    const id = await addRide(60, driver.id);
    const { version } = await detailOf(id);
    await stepped(driver.session, id, 'offered', 'accepted');
    const request = { version, specialRequests: 'Water' };
    const saved = await service.call('PATCH', `/bookings/${id}/details`, {
      request,
      car: null,
      service: null,
      tour: null,
    });
    expect(saved.status).toBe(200);
  });

  it('decline in time, which takes the driver off, and not later [III-21]', async () => {
    const driver = await addSignedIn('Declining');
    const id = await addRide(5 * 60, driver.id, { agreedByPhone: true });
    const decline = (from: RideState) => stepped(driver.session, id, from, 'declined', { reason: 'sick' });
    expect(codeOf(await stepped(driver.session, id, 'accepted', 'declined'))).toBe('request.invalid');
    expect(codeOf(await decline('accepted'))).toBe('step.tooLate');
    await setByStaff(id, 'accepted', 'offered');
    expect((await decline('offered')).status).toBe(200);
    const declined = await detailOf(id);
    expect(declined).toMatchObject({ driver: null, progress: { state: 'declined' } });
    expect(declined.driverProblems).toEqual(['declined']);
    expect(declined.steps.at(-1)).toMatchObject({ reason: 'sick', by: `driver:${driver.id}` });
    const over = await addRide(-90, null);
    await service.client.query('UPDATE bookings SET driver_id = $2 WHERE id = $1', [over, driver.id]);
    await setByStaff(over, 'accepted', 'offered');
    expect(codeOf(await stepped(driver.session, over, 'offered', 'accepted'))).toBe('step.notPossible');
  });

  it('are taken back within two minutes by the same driver, with what they have led to', async () => {
    const driver = await addSignedIn('Mistaken');
    const id = await addRide(-30, driver.id, { agreedByPhone: true });
    await setByStaff(id, 'accepted', 'on_board');
    expect(codeOf(await stepped(driver.session, id, 'on_board', 'accepted'))).toBe('step.notPossible');
    await stepped(driver.session, id, 'on_board', 'done');
    expect((await ridesOf(driver.session))[0]?.undo?.to).toBe('on_board');
    expect((await stepped(driver.session, id, 'done', 'on_board')).status).toBe(200);
    expect(await detailOf(id)).toMatchObject({ status: 'confirmed', progress: { state: 'on_board' } });
    expect((await ridesOf(driver.session))[0]?.undo).toBeNull();
    const happenedAt = new Date(Date.now() - 3 * minuteMs).toISOString();
    await stepped(driver.session, id, 'on_board', 'done', { happenedAt });
    expect(codeOf(await stepped(driver.session, id, 'done', 'on_board'))).toBe('step.notPossible');
  });

  it('of staff are any, with a note, from the state that they saw', async () => {
    const driver = await addSignedIn('Phoned');
    const id = await addRide(600, driver.id);
    expect((await setByStaff(id, 'offered', 'arrived')).status).toBe(200);
    expect(codeOf(await setByStaff(id, 'offered', 'accepted'))).toBe('ride.stateChanged');
    expect(codeOf(await setByStaff(id, 'arrived', 'none'))).toBe('step.notPossible');
    expect((await detailOf(id)).steps.at(-1)).toMatchObject({ note: 'By phone', by: service.adminId });
  });
});
