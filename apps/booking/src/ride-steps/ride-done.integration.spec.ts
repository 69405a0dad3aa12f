import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { changedStatusResponse } from '@chauffeur/contracts/bookings/changes/change-status';
import { rideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { vehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { codeOf, DriverPageCalls } from '../driver-page.fixture.js';

let service: RunningBookingService;
let page: DriverPageCalls;
beforeAll(async () => {
  service = await startBookingService();
  page = new DriverPageCalls(service);
});
afterAll(() => service.stop());

/** Returns until when a ride occupies something, in milliseconds since 1970; null if it occupies nothing. */
async function occupiedUntil(id: string): Promise<number | null> {
  const { rows } = await service.client.query<{ until: Date }>(
    'SELECT upper(during) AS until FROM occupancies WHERE booking_id = $1',
    [id],
  );
  return rows[0]?.until.getTime() ?? null;
}

/** Adds a ride of an hour with a buffer of half an hour, whose driver has the customer on board. */
async function onBoard(name: string, startsInMinutes: number) {
  const driver = await page.addSignedIn(name);
  const id = await page.addRide(startsInMinutes, driver.id, { agreedByPhone: true });
  await page.setByStaff(id, 'accepted', 'on_board');
  /** Ends the ride so many minutes ago; returns the end of its buffer, half an hour later. */
  const done = async (minutesAgo = 0) => {
    const moment = Date.now() - minutesAgo * minuteMs;
    const happenedAt = new Date(moment).toISOString();
    expect((await page.stepped(driver.session, id, 'on_board', 'done', { happenedAt })).status).toBe(200);
    return moment + 30 * minuteMs;
  };
  return { driver, id, done, planned: await occupiedUntil(id) };
}

const moveTo = async (id: string, schedule: object) => {
  const { version } = await page.detailOf(id);
  const { status } = await service.call('PATCH', `/bookings/${id}/schedule`, { version, ...schedule });
  expect(status).toBe(200);
};

const assign = async (id: string, driverId: string) => {
  const { version } = await page.detailOf(id);
  return service.call('PUT', `/bookings/${id}/driver`, { driverId, version });
};

describe('a ride that its driver has done', () => {
  it('frees driver and vehicle the usual time after that, though it was planned for longer', async () => {
    const { driver, id, done } = await onBoard('Early', -30);
    const next = await page.addRide(40, null);
    expect(codeOf(await assign(next, driver.id))).toBe('driver.busy');
    const until = await done();
    expect(await occupiedUntil(id)).toBe(until);
    expect((await assign(next, driver.id)).status).toBe(200);
  });

  it('stays so when staff complete it later, and allows a shorter gap if they agree to that', async () => {
    await service.client.query('UPDATE booking_rules SET complete_on_done = false');
    const { driver, id, done } = await onBoard('Completed', -40);
    const until = await done();
    await service.client.query('UPDATE booking_rules SET complete_on_done = true');
    await page.setStatus(id, 'completed');
    expect(await occupiedUntil(id)).toBe(until);
    const next = await page.addRide(20, null);
    const { body } = await assign(next, driver.id);
    expect(body).toMatchObject({ errors: [{ params: { kind: 'ride', tight: 1 } }] });
    const { version, startsAt } = await page.detailOf(next);
    const closer = { version, driverId: driver.id, allowTightGap: true };
    expect((await service.call('PATCH', `/bookings/${next}/schedule`, closer)).status).toBe(200);
    const begins = Date.parse(startsAt ?? '');
    expect(await occupiedUntil(id)).toBe(begins);
    await page.setStatus(id, 'confirmed');
    expect(await occupiedUntil(id)).toBeLessThanOrEqual(begins);
    expect((await page.detailOf(id)).driver?.id).toBe(driver.id);
  });

  it('occupies what was planned again if that is undone, and never more', async () => {
    const { driver, id, done, planned } = await onBoard('Back', -30);
    expect(await done()).toBeLessThan(planned ?? 0);
    expect((await page.stepped(driver.session, id, 'done', 'on_board')).status).toBe(200);
    expect(await occupiedUntil(id)).toBe(planned);
    const late = await onBoard('Late', -80);
    expect(await late.done()).toBeGreaterThan(late.planned ?? 0);
    expect(await occupiedUntil(late.id)).toBe(late.planned);
  });

  it('is reported with the vehicle that it occupies again if that is undone', async () => {
    const { driver, id, done } = await onBoard('Too early', 3000);
    const { vehicle } = await page.detailOf(id);
    await done();
    expect((await page.stepped(driver.session, id, 'done', 'on_board')).status).toBe(200);
    const { rows } = await service.client.query<{ vehicle: { id: string } | null }>(
      `SELECT payload->'vehicle' AS vehicle FROM outbox
        WHERE payload->'booking'->>'id' = $1 ORDER BY occurred_at DESC LIMIT 1`,
      [id],
    );
    expect([vehicle === null, rows[0]?.vehicle?.id]).toEqual([false, vehicle?.id]);
  });

  it('names no vehicle that another ride has got by the time that is undone', async () => {
    const { driver, id, done } = await onBoard('Lent vehicle', 6000);
    const { vehicle } = await page.detailOf(id);
    await done();
    const next = await page.addRide(6000, null);
    const { version } = await page.detailOf(next);
    const lent = await service.call('PATCH', `/bookings/${next}/schedule`, {
      version,
      vehicleId: vehicle?.id,
    });
    expect(lent.status).toBe(200);
    expect((await page.stepped(driver.session, id, 'done', 'on_board')).status).toBe(200);
    const detail = await page.detailOf(id);
    expect(detail).toMatchObject({ vehicleId: null, vehicle: null, driver: { id: driver.id } });
    expect(detail.problems).toEqual(['noVehicle']);
    const { rows } = await service.client.query(
      `SELECT payload->'booking'->>'vehicleId' AS named, payload->>'vehicle' AS held FROM outbox
        WHERE payload->'booking'->>'id' = $1 ORDER BY occurred_at DESC LIMIT 1`,
      [id],
    );
    expect(rows).toEqual([{ named: null, held: null }]);
    const { body } = await service.call('GET', `/bookings/${id}/changes`);
    expect(bookingChangePage.parse(body).items[0]).toMatchObject({
      changedBy: `driver:${driver.id}`,
      changes: [{ field: 'vehicle', to: null }],
    });
  });

  it('names the vehicle that was there if staff correct it to a no-show', async () => {
    const { id, done } = await onBoard('Waited in vain', 8000);
    const { vehicleId } = await page.detailOf(id);
    await done();
    const next = await page.addRide(8000, null);
    const { version } = await page.detailOf(next);
    const lent = await service.call('PATCH', `/bookings/${next}/schedule`, { version, vehicleId });
    expect(lent.status).toBe(200);
    expect((await page.setByStaff(id, 'done', 'no_show')).status).toBe(200);
    expect(await page.detailOf(id)).toMatchObject({ vehicleId, progress: { state: 'no_show' } });
  });

  it('occupies nothing if it was done well before its start, and can still be edited', async () => {
    const { id, done } = await onBoard('Called', 100);
    await done();
    expect(await occupiedUntil(id)).toBeNull();
    const { version } = await page.detailOf(id);
    const longer = { version, durationMinutes: 90 };
    expect((await service.call('PATCH', `/bookings/${id}/schedule`, longer)).status).toBe(200);
    expect(await occupiedUntil(id)).toBeNull();
  });

  it('gets a free vehicle with its next driver if another ride has the one it had', async () => {
    const { id, done } = await onBoard('Replaced', 9000);
    await page.setStatus(id, 'pending');
    const { vehicle } = await page.detailOf(id);
    await done();
    const next = await page.addRide(9000, null);
    const { version } = await page.detailOf(next);
    await service.call('PATCH', `/bookings/${next}/schedule`, { version, vehicleId: vehicle?.id });
    const { driver, vehicleId, problems } = await page.assign(id, (await page.addDriver('Substitute')).id);
    expect({ name: driver?.name, vehicleId }).toEqual({ name: 'Substitute', vehicleId: null });
    expect(problems).toEqual(expect.arrayContaining(['noVehicle']));
    expect(problems).not.toContain('notHeld');
  });

  it('gets a free vehicle with the driver of another ride too, if their drivers are swapped', async () => {
    const { id, done } = await onBoard('Swapped', 11_000);
    await page.setStatus(id, 'pending');
    const { vehicleId } = await page.detailOf(id);
    await done();
    const next = await page.addRide(11_000, null);
    await moveTo(next, { vehicleId });
    const other = await page.addRide(12_000, (await page.addDriver('Other')).id);
    const [first, second] = [await page.detailOf(id), await page.detailOf(other)];
    const swapped = await service.call('POST', '/bookings/swap', {
      first: { id, version: first.version },
      second: { id: other, version: second.version },
      what: 'driver',
    });
    expect(swapped.status).toBe(200);
    const after = await page.detailOf(id);
    expect({ name: after.driver?.name, vehicleId: after.vehicleId }).toEqual({
      name: 'Other',
      vehicleId: null,
    });
    expect(after.problems).toContain('noVehicle');
    expect(after.problems).not.toContain('notHeld');
    const { body } = await service.call('GET', `/bookings/${id}/changes`);
    expect(bookingChangePage.parse(body).items[0]?.changes).toEqual([
      expect.objectContaining({ field: 'vehicle', to: null }),
      expect.objectContaining({ field: 'driver', to: 'Other' }),
    ]);
  });

  it('names no vehicle with its next driver that another ride got for the rest of its time', async () => {
    const { id, done } = await onBoard('Short', -30);
    const { carId, progress } = await page.detailOf(id);
    expect(progress.state).toBe('on_board');
    const added = vehicleResponse.parse((await service.call('POST', '/vehicles', { carId })).body);
    await moveTo(id, { vehicleId: added.id });
    await page.setStatus(id, 'pending');
    await done();
    await moveTo(await page.addRide(40, null), { vehicleId: added.id });
    const { driver, vehicleId, problems } = await page.assign(id, (await page.addDriver('Second')).id);
    expect({ name: driver?.name, vehicleId }).toEqual({ name: 'Second', vehicleId: null });
    expect(problems).not.toContain('notHeld');
  });

  it('is in the way of others if it was done shortly before its start', async () => {
    const { driver, id, done } = await onBoard('Early plane', 20);
    const until = await done();
    expect(await occupiedUntil(id)).toBe(until);
    const [before, after] = [await page.addRide(10, null), await page.addRide(25, null)];
    const stateFor = async (ride: string) => {
      const { body } = await service.call('GET', `/bookings/${ride}/candidates`);
      return rideCandidates.parse(body).drivers.find((one) => one.id === driver.id)?.state;
    };
    expect([await stateFor(before), await stateFor(after)]).toEqual(['busy', 'tight']);
    const inTheWay = async (ride: string) => (await assign(ride, driver.id)).body;
    expect(await inTheWay(before)).toMatchObject({ status: 409, errors: [{ params: { tight: 0 } }] });
    expect(await inTheWay(after)).toMatchObject({ status: 409, errors: [{ params: { tight: 1 } }] });
    const { version, startsAt } = await page.detailOf(after);
    const closer = { version, driverId: driver.id, allowTightGap: true };
    expect((await service.call('PATCH', `/bookings/${after}/schedule`, closer)).status).toBe(200);
    expect(await occupiedUntil(id)).toBe(Date.parse(startsAt ?? ''));
  });

  it('keeps its driver when a block begins in its buffer', async () => {
    const { driver, id, done } = await onBoard('Ill', -70);
    await done(10);
    const { vehicle } = await page.detailOf(id);
    const times = {
      startsAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 300 * minuteMs).toISOString(),
    };
    const sick = { driverId: driver.id, kind: 'sick', ...times };
    expect((await service.call('POST', '/blocks', sick)).status).toBe(201);
    expect(await page.detailOf(id)).toMatchObject({
      status: 'completed',
      driver: { id: driver.id },
      vehicle,
      progress: { state: 'done' },
    });
    // On the day before, shortly after midnight in Baku.
    const { bookingDate } = await page.detailOf(id);
    const rides = await service.call(
      'GET',
      `/drivers/${driver.id}/completed-rides?from=${bookingDate}&to=${bookingDate}`,
    );
    expect([rides.status, JSON.stringify(rides.body)]).toEqual([200, expect.stringContaining(id)]);
  });

  it('keeps its driver after the planned end, although no step was recorded', async () => {
    const driver = await page.addSignedIn('Without a phone');
    const id = await page.addRide(-70, driver.id, { agreedByPhone: true });
    const times = {
      startsAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 300 * minuteMs).toISOString(),
    };
    const sick = { driverId: driver.id, kind: 'sick', ...times };
    expect((await service.call('POST', '/blocks', sick)).status).toBe(201);
    expect((await page.detailOf(id)).driver?.id).toBe(driver.id);
    const late = await onBoard('Late and ill', -70);
    const refused = await service.call('POST', '/blocks', { ...sick, driverId: late.driver.id });
    expect(codeOf(refused)).toBe('block.overRides');
  });
});

describe('a ride that was over for its driver before it begins', () => {
  const setStatus = async (id: string, status: string) =>
    changedStatusResponse.parse((await page.setStatus(id, status)).body);

  it('is ahead again once staff have reset its completion, and holds what was planned', async () => {
    const { driver, id, done, planned } = await onBoard('Another ride', 100);
    await done();
    expect((await setStatus(id, 'confirmed')).problems).not.toContain('noDriver');
    expect(await occupiedUntil(id)).toBe(planned);
    const { progress, steps } = await page.detailOf(id);
    expect(progress.state).toBe('offered');
    expect(steps.slice(-2).map(({ toState, by }) => [toState, by])).toEqual([
      ['accepted', service.adminId],
      ['offered', service.adminId],
    ]);
    expect(codeOf(await assign(await page.addRide(100, null), driver.id))).toBe('driver.busy');
  });

  it('is ahead again as well once staff have confirmed it', async () => {
    const { id, done, planned } = await onBoard('Request', 100);
    await page.setStatus(id, 'pending');
    await done();
    expect((await page.detailOf(id)).driverProblems).toEqual(['doneButPending']);
    await page.setStatus(id, 'confirmed');
    expect(await occupiedUntil(id)).toBe(planned);
    expect((await page.detailOf(id)).progress.state).toBe('offered');
  });

  it('stays done if staff confirm it and it was driven early: its driver is not asked, and no email is sent', async () => {
    const { driver, id, done } = await onBoard('Driven early', 40);
    await page.setStatus(id, 'pending');
    await done();
    const before = await page.detailOf(id);
    expect(before.driverProblems).toEqual(['doneButPending']);
    const { version } = await setStatus(id, 'confirmed');
    const after = await page.detailOf(id);
    expect(after).toMatchObject({ status: 'confirmed', progress: { state: 'done' }, steps: before.steps });
    expect([after.problems, after.driverProblems, after.driver?.id]).toEqual([[], [], driver.id]);
    const { rows } = await service.client.query<{ tell: string | null }>(
      `SELECT payload->>'tellCustomer' AS tell FROM outbox
        WHERE payload->'booking'->>'id' = $1 AND (payload->'booking'->>'version')::int = $2`,
      [id, version],
    );
    expect(rows).toEqual([{ tell: 'false' }]);
    await page.setStatus(id, 'cancelled');
    await setStatus(id, 'confirmed');
    expect(await page.detailOf(id)).toMatchObject({ progress: { state: 'done' }, steps: before.steps });
  });

  it('loses a driver who has another ride by then, which staff learn', async () => {
    const { driver, id, done } = await onBoard('Given away', 100);
    await done();
    expect((await assign(await page.addRide(100, null), driver.id)).status).toBe(200);
    expect((await setStatus(id, 'confirmed')).problems).toContain('noDriver');
    expect(await page.detailOf(id)).toMatchObject({ driver: null, progress: { state: 'none' } });
  });

  it('is as it was before if a completion is undone', async () => {
    await service.client.query('UPDATE booking_rules SET complete_on_done = false');
    const { id, done } = await onBoard('Undone', 100);
    await done();
    await service.client.query('UPDATE booking_rules SET complete_on_done = true');
    const { version } = await setStatus(id, 'completed');
    expect((await service.call('POST', `/bookings/${id}/status/undo`, { version })).status).toBe(200);
    expect(await page.detailOf(id)).toMatchObject({ status: 'confirmed', progress: { state: 'done' } });
  });

  it.each([
    ['done', 3],
    ['no_show', 5],
  ] as const)('is asked about again if it was %s and is moved', async (state, days) => {
    const driver = await page.addSignedIn(`Moved from ${state}`);
    const id = await page.addRide(-120, driver.id, { agreedByPhone: true });
    await service.client.query('UPDATE booking_rules SET complete_on_done = false');
    await page.setByStaff(id, 'accepted', state);
    await service.client.query('UPDATE booking_rules SET complete_on_done = true');
    const { version } = await page.detailOf(id);
    const bookingDate = todayInBaku(new Date(Date.now() + days * 24 * 60 * minuteMs));
    const moved = await service.call('PATCH', `/bookings/${id}/schedule`, { version, bookingDate });
    expect(moved.status).toBe(200);
    const { endsAt, progress } = await page.detailOf(id);
    expect(await occupiedUntil(id)).toBe(Date.parse(endsAt ?? '') + 30 * minuteMs);
    expect(progress.state).toBe('offered');
    expect(await page.ridesOf(driver.session)).toMatchObject([{ id, steps: [{ to: 'accepted' }, {}] }]);
  });
});

describe('a ride that is cancelled by mistake', () => {
  it.each([
    ['done', -30, 'completed'],
    ['on_board', -90, 'completed'],
    ['no_show', -30, 'confirmed'],
  ] as const)('and set back once it is %s is so as before', async (state, startsInMinutes, status) => {
    const { id, done } = await onBoard(`Back to ${state}`, startsInMinutes);
    if (state === 'done') await done();
    if (state === 'no_show') await page.setByStaff(id, 'on_board', state);
    const { steps } = await page.detailOf(id);
    await page.setStatus(id, 'cancelled');
    await page.setStatus(id, status);
    expect(await page.detailOf(id)).toMatchObject({ status, progress: { state }, steps });
  });

  it('is asked about again if it is still to be driven', async () => {
    const { id } = await onBoard('Still to come', 100);
    await page.setStatus(id, 'cancelled');
    await page.setStatus(id, 'confirmed');
    expect((await page.detailOf(id)).progress.state).toBe('offered');
  });
});
