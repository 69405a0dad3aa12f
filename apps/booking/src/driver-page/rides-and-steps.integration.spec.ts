import { randomUUID } from 'node:crypto';
import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { driverRidesResponse, type DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import { rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { addedStops, callDuring, stopsAfterWaiting } from '../rides.fixture.js';
import { codeOf, DriverPageCalls } from '../driver-page.fixture.js';

let service: RunningBookingService;
let page: DriverPageCalls;
beforeAll(async () => {
  service = await startBookingService();
  page = new DriverPageCalls(service);
});
afterAll(() => service.stop());

/** Returns the minutes from the next whole minute to noon of the day after tomorrow. */
function minutesUntilNoon(): number {
  const now = Math.ceil(Date.now() / minuteMs) * minuteMs;
  const noon = bakuInstant(todayInBaku(new Date(now + 2 * 24 * 60 * minuteMs)), '12:00');
  return (noon.getTime() - now) / minuteMs;
}

/** Moves a ride to another time of its day, as staff do. */
async function move(id: string, bookingTime: string) {
  const { version } = await page.detailOf(id);
  const { status } = await service.call('PATCH', `/bookings/${id}/schedule`, { version, bookingTime });
  expect(status).toBe(200);
}

describe('a ride that is given to a driver', () => {
  it('is offered to a driver with a link, unless they have agreed, and accepted for one without', async () => {
    const [asked, unreachable] = [await page.addSignedIn('Asked'), await page.addDriver('Unreachable')];
    const id = await page.addRide(24 * 60, asked.id);
    const offered = await page.detailOf(id);
    expect(offered.progress).toMatchObject({ state: 'offered', askedAt: expect.any(String) });
    const agreed = await page.addRide(30 * 60, asked.id, { agreedByPhone: true });
    expect((await page.detailOf(agreed)).progress).toMatchObject({ state: 'accepted', askedAt: null });
    expect((await page.assign(id, unreachable.id)).progress.state).toBe('accepted');
    expect((await page.assign(id, null)).progress.state).toBe('none');
    const { steps } = await page.detailOf(id);
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

  it('was agreed by phone if it was assigned before progress was stored', async () => {
    const driver = await page.addSignedIn('Of before');
    const id = await page.addRide(24 * 60, null);
    await service.client.query('UPDATE bookings SET driver_id = $2 WHERE id = $1', [id, driver.id]);
    expect((await page.detailOf(id)).progress.state).toBe('accepted');
    expect((await page.ridesOf(driver.session))[0]).toMatchObject({ id, state: 'accepted', since: null });
  });

  it('shows the customer only near the ride, and a price only if the driver collects it', async () => {
    const driver = await page.addSignedIn('Elvin Mammadov');
    const soon = await page.addRide(60, driver.id);
    await page.addRide(5 * 24 * 60, driver.id);
    await page.addRide(15 * 24 * 60, driver.id);
    const answer = driverRidesResponse.parse((await page.readRides(driver.session)).body);
    expect(answer.driver).toEqual({ id: driver.id, firstName: 'Elvin', language: 'ru' });
    const [near, far, ...more] = answer.rides;
    expect(more).toEqual([]);
    expect(near).toMatchObject({ id: soon, contactFrom: null, contact: { collectUsd: null } });
    expect(far).toMatchObject({ contact: null, contactFrom: expect.any(String) });
    expect(JSON.stringify(far)).not.toContain(near?.contact?.name);
    const numberOf = async (phone: string) => {
      await service.client.query('UPDATE bookings SET customer_phone = $2 WHERE id = $1', [soon, phone]);
      return (await page.ridesOf(driver.session))[0]?.contact;
    };
    const shown = { phone: '+994 50 123 45 67', phoneE164: '+994501234567' };
    expect(await numberOf('050 123 45 67')).toMatchObject(shown);
    expect(await numberOf(shown.phoneE164)).toMatchObject(shown);
    expect(await numberOf('ask at the hotel')).toMatchObject({ phone: 'ask at the hotel', phoneE164: null });
    const { version } = await page.detailOf(soon);
    const request = { version, driverCollects: true, totalPrice: 60 };
    const changed = await service.call('PATCH', `/bookings/${soon}/details`, {
      request,
      car: null,
      service: null,
      tour: null,
    });
    expect(bookingResponse.parse(changed.body).driverCollects).toBe(true);
    const [paid] = await page.ridesOf(driver.session);
    expect(paid?.contact?.collectUsd).toBe(60);
    await page.setStatus(soon, 'cancelled');
    const [cancelled] = await page.ridesOf(driver.session);
    expect(cancelled).toMatchObject({ isCancelled: true, contact: null, steps: [], contactFrom: null });
  });

  it("names the airport in the driver's language, or in that of the page", async () => {
    const driver = await page.addSignedIn('Rashad');
    const id = await page.addRide(60, driver.id);
    const ends = ['Baku Airport (GYD)', 'Hilton Baku'];
    const update = 'UPDATE bookings SET pickup_location = $2, dropoff_location = $3 WHERE id = $1';
    await service.client.query(update, [id, ...ends]);
    const addStop = 'INSERT INTO booking_stops (booking_id, position, text) VALUES ($1, 1, $2)';
    await service.client.query(addStop, [id, ends[0]]);
    for (const [language, airport] of [
      ['ru', 'Аэропорт Баку (GYD)'],
      ['az', 'Bakı hava limanı (GYD)'],
      ['en', 'Baku Airport (GYD)'],
    ] as const) {
      const expectNamed = ([ride]: DriverRide[]) => {
        expect(ride).toMatchObject({ from: { text: airport }, to: { text: 'Hilton Baku' } });
        expect(ride?.contact?.stops).toMatchObject([{ text: airport }]);
      };
      expectNamed(await page.ridesOf(driver.session, language));
      await service.client.query('UPDATE drivers SET language = $2 WHERE id = $1', [driver.id, language]);
      expectNamed(await page.ridesOf(driver.session));
    }
  });

  it("has its driver's notes again if it is given back, and none for another driver", async () => {
    const [first, second] = [await page.addSignedIn('First'), await page.addSignedIn('Second')];
    const id = await page.addRide(60, first.id, { notes: 'Ring twice' });
    const give = async (driverId: string | null) => {
      const { version } = await page.detailOf(id);
      const { status } = await service.call('PATCH', `/bookings/${id}/schedule`, { version, driverId });
      expect(status).toBe(200);
    };
    const notesFor = async ({ session }: typeof first) => (await page.ridesOf(session))[0]?.contact?.notes;
    await give(second.id);
    expect(await notesFor(second)).toBeNull();
    await give(first.id);
    expect(await notesFor(first)).toBe('Ring twice');
    await give(null);
    await give(first.id);
    expect(await notesFor(first)).toBe('Ring twice');
    await give(null);
    await give(second.id);
    expect(await notesFor(second)).toBeNull();
    await page.assign(id, first.id, { notes: 'Gate 3' });
    expect(await notesFor(first)).toBe('Gate 3');
  });

  it('is asked about again at another time, and only shown if it hardly moves', async () => {
    const driver = await page.addSignedIn('Moved');
    const id = await page.addRide(minutesUntilNoon(), driver.id, { agreedByPhone: true });
    await move(id, '12:10');
    const [shown] = await page.ridesOf(driver.session);
    expect(shown).toMatchObject({ state: 'accepted', changed: { fields: ['bookingTime'] } });
    const request = { changedAt: shown?.changed?.at };
    await page.see(driver.session, id, request);
    expect((await page.ridesOf(driver.session))[0]?.changed).toBeNull();
    await move(id, '12:45');
    expect((await page.detailOf(id)).progress).toMatchObject({ state: 'offered', unseenSince: null });
  });

  it('stays seen if a step is being stored that read the change as unseen', async () => {
    const driver = await page.addSignedIn('Two taps');
    const id = await page.addRide(minutesUntilNoon(), driver.id, { agreedByPhone: true });
    await move(id, '12:10');
    const changedAt = (await page.ridesOf(driver.session))[0]?.changed?.at;
    const { client } = service;
    const step = "UPDATE ride_progress SET state = 'on_the_way', changed_at = $2 WHERE booking_id = $1";
    const { status } = await callDuring(
      service,
      () => client.query('SELECT FROM bookings WHERE id = $1 FOR NO KEY UPDATE', [id]),
      () => page.see(driver.session, id, { changedAt }),
      () => client.query(step, [id, changedAt]),
    );
    expect(status).toBe(204);
    expect((await page.ridesOf(driver.session))[0]).toMatchObject({ state: 'on_the_way', changed: null });
  });

  it('shows what changes after its planned end while its driver is under way, as after a late flight', async () => {
    const driver = await page.addSignedIn('Late');
    const id = await page.addRide(-90, driver.id, { agreedByPhone: true });
    const changedTo = async (dropoffLocation: string) => {
      const { version } = await page.detailOf(id);
      const request = { version, dropoffLocation };
      const body = { request, car: null, service: null, tour: null };
      expect((await service.call('PATCH', `/bookings/${id}/details`, body)).status).toBe(200);
      return (await page.ridesOf(driver.session))[0];
    };
    expect(await changedTo('Old City')).toMatchObject({ state: 'accepted', changed: null });
    await page.stepped(driver.session, id, 'accepted', 'arrived');
    const changed = { fields: ['dropoffLocation'] };
    expect(await changedTo('Icherisheher')).toMatchObject({ state: 'arrived', changed });
  });
});

describe('steps of a ride', () => {
  it('end in one outcome with their own times, however late and often they are sent [III-16]', async () => {
    const driver = await page.addSignedIn('Offline');
    const id = await page.addRide(-10, driver.id);
    const { version } = await page.detailOf(id);
    const way = ['offered', 'accepted', 'on_the_way', 'arrived', 'on_board', 'done'] as const;
    const [{ since } = {}] = await page.ridesOf(driver.session);
    const actions = way.slice(1).map((to, index) => ({
      actionId: randomUUID(),
      since,
      from: way[index] ?? ('none' as const),
      to,
      happenedAt: new Date(Date.now() - (40 - index) * minuteMs).toISOString(),
    }));
    const send = async () => {
      const answers: unknown[] = [];
      for (const { from, to, ...fields } of actions) {
        const { status, body } = await page.stepped(driver.session, id, from, to, fields);
        expect([status, body]).toEqual([200, expect.objectContaining({ state: to })]);
        answers.push(body);
      }
      return answers;
    };
    const first = await send();
    expect(await send()).toEqual(first);
    const detail = await page.detailOf(id);
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

  it('do not answer a question that was asked again since the page showed it', async () => {
    const driver = await page.addSignedIn('Looks at old terms');
    const id = await page.addRide(minutesUntilNoon(), driver.id);
    const [shown] = await page.ridesOf(driver.session);
    const pressedBefore = new Date().toISOString();
    await move(id, '12:45');
    const answer = (to: RideState, fields: object) => page.stepped(driver.session, id, 'offered', to, fields);
    expect(codeOf(await answer('accepted', { since: shown?.since }))).toBe('ride.stateChanged');
    expect(codeOf(await answer('declined', { since: shown?.since, reason: 'busy' }))).toBe(
      'ride.stateChanged',
    );
    // A step of a page that does not yet send what it showed.
    expect(codeOf(await answer('accepted', { happenedAt: pressedBefore }))).toBe('ride.stateChanged');
    const [asked] = await page.ridesOf(driver.session);
    expect(asked).toMatchObject({ state: 'offered', bookingTime: '12:45' });
    expect((await answer('accepted', { since: asked?.since })).status).toBe(200);
  });

  it('leave changes unseen that the page did not show', async () => {
    const driver = await page.addSignedIn('Has not looked');
    const id = await page.addRide(minutesUntilNoon(), driver.id);
    const shown = async () => (await page.ridesOf(driver.session))[0];
    const { since } = (await shown()) ?? {};
    await move(id, '12:10');
    const changedAt = (await shown())?.changed?.at;
    const step = (from: RideState, to: RideState, fields: object) =>
      page.stepped(driver.session, id, from, to, fields);
    expect((await step('offered', 'accepted', { since })).status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'accepted', changed: { at: changedAt } });
    expect((await step('accepted', 'offered', {})).status).toBe(200);
    expect((await step('offered', 'accepted', { changedAt })).status).toBe(200);
    expect(await shown()).toMatchObject({ state: 'accepted', changed: null });
  });

  it('are rejected once the ride is cancelled, or another’s [III-15, III-17]', async () => {
    const [first, second] = [await page.addSignedIn('First'), await page.addSignedIn('Second')];
    const id = await page.addRide(60, first.id, { agreedByPhone: true });
    expect((await page.stepped(first.session, id, 'accepted', 'on_the_way')).status).toBe(200);
    await page.assign(id, second.id);
    expect(codeOf(await page.stepped(first.session, id, 'on_the_way', 'arrived'))).toBe('ride.notYours');
    expect(await page.ridesOf(first.session)).toEqual([]);
    expect((await page.detailOf(id)).progress.state).toBe('offered');
    await page.setStatus(id, 'cancelled');
    expect(codeOf(await page.stepped(second.session, id, 'offered', 'accepted'))).toBe('ride.cancelled');
    expect((await page.detailOf(id)).status).toBe('cancelled');
  });

  it('and changes of the status wait for one another, so that one of both wins [III-18]', async () => {
    const driver = await page.addSignedIn('Racing');
    for (let round = 0; round < 50; round += 1) {
      // Each entry of the history is one event, so the emails are those of one status.
      expect([
        { status: 'completed', rejected: ['record.stale'], ended: ['completed'] },
        { status: 'cancelled', rejected: ['ride.cancelled'], ended: ['cancelled'] },
      ]).toContainEqual(await raceOf(driver));
    }
  }, 180_000);

  async function raceOf(driver: { id: string; session: string }) {
    const id = await page.addRide(-60, driver.id, { agreedByPhone: true });
    await page.setByStaff(id, 'accepted', 'on_board');
    const seen = await page.detailOf(id);
    const answers = await Promise.all([
      page.stepped(driver.session, id, 'on_board', 'done'),
      page.setStatusOf(seen, 'cancelled'),
    ]);
    const { status, history } = await page.detailOf(id);
    const ended = history
      .map(({ toStatus }) => toStatus)
      .filter((to) => to !== 'pending' && to !== 'confirmed');
    await page.assign(id, null);
    return { status, rejected: answers.filter((answer) => answer.status !== 200).map(codeOf), ended };
  }

  it('are not possible for a ride that staff have completed, which is done for its driver', async () => {
    const driver = await page.addSignedIn('Relieved');
    const id = await page.addRide(-60, driver.id, { agreedByPhone: true });
    await page.stepped(driver.session, id, 'accepted', 'on_the_way');
    await page.setStatus(id, 'completed');
    const [ride] = await page.ridesOf(driver.session);
    expect(ride).toMatchObject({ id, status: 'completed', state: 'done', steps: [], undo: null });
    // Steps that the phone stored meanwhile without a network are still accepted.
    await page.stepped(driver.session, id, 'on_the_way', 'arrived');
    await page.stepped(driver.session, id, 'arrived', 'on_board');
    expect((await page.stepped(driver.session, id, 'on_board', 'done')).status).toBe(200);
    // Staff completed the ride, so the server would reject an undo.
    expect(await page.ridesOf(driver.session)).toMatchObject([{ id, state: 'done', undo: null }]);
  });

  it('show the customer for at most 12 hours after staff have completed the ride', async () => {
    const driver = await page.addSignedIn('Forgot to press Done');
    const id = await page.addRide(-60, driver.id, { agreedByPhone: true });
    await page.stepped(driver.session, id, 'accepted', 'on_the_way');
    await page.setStatus(id, 'completed');
    const completedHoursAgo = async (hours: number) => {
      await page.startIn(id, -60 * (hours + 1));
      await service.client.query("UPDATE bookings SET status = 'completed' WHERE id = $1", [id]);
      await service.client.query(
        "UPDATE booking_history SET changed_at = now() - $2 * interval '1 hour' WHERE booking_id = $1",
        [id, hours],
      );
      return page.ridesOf(driver.session);
    };
    expect(await completedHoursAgo(11)).toMatchObject([{ id, state: 'done', contact: {} }]);
    expect(await completedHoursAgo(13)).toEqual([]);
  });

  it('say no-show only after the waiting, whatever the phone’s clock says [III-19]', async () => {
    const driver = await page.addSignedIn('Waiting');
    const id = await page.addRide(1, driver.id, { agreedByPhone: true });
    await page.stepped(driver.session, id, 'accepted', 'arrived');
    const { steps } = (await page.ridesOf(driver.session))[0] ?? {};
    const from = steps?.find(({ to }) => to === 'no_show')?.from ?? '';
    const tooEarly = await page.stepped(driver.session, id, 'arrived', 'no_show');
    expect(problem.parse(tooEarly.body).errors?.[0]).toMatchObject({
      code: 'step.tooEarly',
      params: { from },
    });
    const ahead = new Date(Date.now() + 180 * minuteMs).toISOString();
    expect(codeOf(await page.stepped(driver.session, id, 'arrived', 'no_show', { happenedAt: ahead }))).toBe(
      'step.tooEarly',
    );
    const late = new Date(Date.now() - 25 * 60 * minuteMs).toISOString();
    expect(codeOf(await page.stepped(driver.session, id, 'arrived', 'no_show', { happenedAt: late }))).toBe(
      'step.tooOld',
    );
    await page.startIn(id, -120);
    await service.client.query(
      `UPDATE ride_progress SET reached = jsonb_build_object('arrived', $2::text) WHERE booking_id = $1`,
      [id, new Date(Date.now() - 120 * minuteMs).toISOString()],
    );
    expect((await page.stepped(driver.session, id, 'arrived', 'no_show')).status).toBe(200);
    expect(await page.detailOf(id)).toMatchObject({ status: 'confirmed', driverProblems: ['noShow'] });
  });

  it('make no open form of staff stale [III-20]', async () => {
    const driver = await page.addSignedIn('Tapping');
    const id = await page.addRide(60, driver.id);
    const { version } = await page.detailOf(id);
    await page.stepped(driver.session, id, 'offered', 'accepted');
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
    const driver = await page.addSignedIn('Declining');
    const id = await page.addRide(5 * 60, driver.id, { agreedByPhone: true });
    const decline = (from: RideState) =>
      page.stepped(driver.session, id, from, 'declined', { reason: 'sick' });
    expect(codeOf(await page.stepped(driver.session, id, 'accepted', 'declined'))).toBe('request.invalid');
    expect(codeOf(await decline('accepted'))).toBe('step.tooLate');
    await page.setByStaff(id, 'accepted', 'offered');
    expect((await decline('offered')).status).toBe(200);
    const declined = await page.detailOf(id);
    expect(declined).toMatchObject({ driver: null, progress: { state: 'declined' } });
    expect(declined.driverProblems).toEqual(['declined']);
    expect(declined.steps.at(-1)).toMatchObject({ reason: 'sick', by: `driver:${driver.id}` });
    const over = await page.addRide(-90, null);
    await service.client.query('UPDATE bookings SET driver_id = $2 WHERE id = $1', [over, driver.id]);
    await page.setByStaff(over, 'accepted', 'offered');
    expect(codeOf(await page.stepped(driver.session, over, 'offered', 'accepted'))).toBe('step.notPossible');
  });

  it('decline no ride that staff have completed meanwhile', async () => {
    const driver = await page.addSignedIn('Offline');
    const id = await page.addRide(60, driver.id);
    const { since } = (await page.detailOf(id)).progress;
    const happenedAt = new Date().toISOString();
    await page.setStatus(id, 'completed');
    const declined = { since, happenedAt, reason: 'busy' };
    const late = await page.stepped(driver.session, id, 'offered', 'declined', declined);
    expect(codeOf(late)).toBe('ride.stateChanged');
    expect(await page.detailOf(id)).toMatchObject({ status: 'completed', driver: { id: driver.id } });
  });

  it('are undone within two minutes by the same driver, with their effects', async () => {
    const driver = await page.addSignedIn('Mistaken');
    const id = await page.addRide(-30, driver.id, { agreedByPhone: true });
    await page.setByStaff(id, 'accepted', 'on_board');
    expect(codeOf(await page.stepped(driver.session, id, 'on_board', 'accepted'))).toBe('step.notPossible');
    await page.stepped(driver.session, id, 'on_board', 'done');
    expect((await page.ridesOf(driver.session))[0]?.undo?.to).toBe('on_board');
    expect((await page.stepped(driver.session, id, 'done', 'on_board')).status).toBe(200);
    expect(await page.detailOf(id)).toMatchObject({ status: 'confirmed', progress: { state: 'on_board' } });
    expect((await page.ridesOf(driver.session))[0]?.undo).toBeNull();
    const happenedAt = new Date(Date.now() - 3 * minuteMs).toISOString();
    await page.stepped(driver.session, id, 'on_board', 'done', { happenedAt });
    expect(codeOf(await page.stepped(driver.session, id, 'done', 'on_board'))).toBe('step.notPossible');
  });

  it('publish the stops of an edit for which they have waited', async () => {
    const driver = await page.addSignedIn('Waiting');
    const id = await page.addRide(60, driver.id);
    const { since } = (await page.detailOf(id)).progress;
    const accept = () => page.stepped(driver.session, id, 'offered', 'accepted', { since });
    expect(await stopsAfterWaiting(service, id, accept)).toEqual({ status: 200, stops: addedStops });
    const set = () => page.setByStaff(id, 'accepted', 'arrived');
    expect(await stopsAfterWaiting(service, id, set)).toEqual({ status: 200, stops: addedStops });
  });

  it('by staff are any, with a note, from the state that they saw', async () => {
    const driver = await page.addSignedIn('Phoned');
    const id = await page.addRide(600, driver.id);
    expect((await page.setByStaff(id, 'offered', 'arrived')).status).toBe(200);
    expect(codeOf(await page.setByStaff(id, 'offered', 'accepted'))).toBe('ride.stateChanged');
    expect(codeOf(await page.setByStaff(id, 'arrived', 'none'))).toBe('step.notPossible');
    expect((await page.detailOf(id)).steps.at(-1)).toMatchObject({ note: 'By phone', by: service.adminId });
  });
});
