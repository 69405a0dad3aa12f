import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import {
  bookingChanged,
  bookingCreated,
  bookingDriverAssigned,
  bookingRemoved,
  bookingStatusChanged,
  rideProgressed,
} from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { bookingRulesChanged } from '@chauffeur/contracts/events/schedule-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { plannedMessageResponse } from '@chauffeur/contracts/notifications/planned-message';
import { LinkSecrets } from '@chauffeur/service-kit';
import { eventually } from '../testing/eventually.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';

interface Row {
  template_name: string;
  recipient_role: string;
  due_at: Date;
  state: string;
  outcome: string | null;
  schedule_version: number;
}

const { driver, vehicle } = rideProgressed.example;
if (!driver) throw new Error('the example has a driver');
const secrets = new LinkSecrets({ LINK_SECRET: 'link-secret-of-this-spec' });
const link = { id: '0198c0de-0000-7000-8000-000000000031', key: secrets.currentKey };
const another = { ...driver, id: '0198c0de-0000-7000-8000-000000000012', email: 'another@example.com' };

/** Booking number `index`, confirmed, at 14:30 in Baku on that day of June 2099. */
function bookingOf(index: number, day: number, version: number): BookingResponse {
  const bookingDate = `2099-06-${String(day).padStart(2, '0')}`;
  return {
    ...bookingExample,
    id: `0198c0de-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    status: 'confirmed',
    bookingDate,
    startsAt: new Date(`${bookingDate}T14:30:00+04:00`).toISOString(),
    scheduleVersion: version,
    version,
  };
}

describe('planned messages', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  beforeEach(async () => {
    await environment.start();
    environment.publisher.remindsCustomers = true;
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
  });

  async function messagesOf({ id }: { id: string }): Promise<Row[]> {
    const { rows } = await environment.client.query<Row>(
      'SELECT * FROM planned_messages WHERE booking_id = $1 ORDER BY created_at',
      [id],
    );
    return rows;
  }

  const remindersOf = async (booking: { id: string }) =>
    (await messagesOf(booking))
      .filter(({ template_name }) => template_name === 'ride_reminder')
      .map(({ state, outcome, due_at }) => `${outcome ?? state} ${due_at.toISOString()}`);

  const moved = (booking: BookingResponse) => ({
    ...bookingChanged.example,
    booking,
    driver: null,
    vehicle: null,
    tellCustomer: false,
    changes: [{ field: 'bookingDate' as const, from: '2099-01-01', to: booking.bookingDate }],
  });

  /** Makes the messages due, some hours ago. */
  const makeDue = (templateName: string, hoursAgo = 0) =>
    environment.client.query(
      `UPDATE planned_messages SET due_at = now() - make_interval(hours => $2)
        WHERE template_name = $1 AND state = 'planned'`,
      [templateName, hoursAgo],
    );

  it('follow ten changes of a booking that arrive in any order [III-25]', async () => {
    await environment.stop();
    // Ten versions: created, moved eight times, with a driver in between, and moved at the end.
    const versions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const orders = [
      versions,
      versions.toReversed(),
      [10, 1, 9, 2, 8, 3, 7, 4, 6, 5],
      [3, 10, 7, 1, 5, 2, 9, 4, 8, 6],
      // And some of them twice.
      [6, 4, 10, 2, 8, 10, 1, 3, 5, 7, 9, 4],
    ];
    for (const [index, order] of orders.entries()) {
      for (const version of order) {
        const booking = bookingOf(index, version + 10, version);
        if (version === 1) await environment.publisher.publish(bookingCreated, { booking });
        else if (version === 5)
          await environment.publisher.publish(bookingDriverAssigned, {
            ...bookingDriverAssigned.example,
            booking,
            driver: null,
          });
        else await environment.publisher.publish(bookingChanged, moved(booking));
      }
    }
    await environment.start();
    await environment.handled();
    for (const index of orders.keys()) {
      const planned = (await messagesOf(bookingOf(index, 20, 10))).filter(({ state }) => state === 'planned');
      expect(planned).toMatchObject([{ template_name: 'ride_reminder', schedule_version: 10 }]);
      expect(planned[0]?.due_at).toEqual(new Date('2099-06-19T14:30:00+04:00'));
    }
  });

  it('are void once the ride is moved, cancelled or deleted [III-22]', async () => {
    const booking = bookingOf(0, 11, 1);
    const later = bookingOf(0, 13, 2);
    const [first, second] = ['2099-06-10T10:30:00.000Z', '2099-06-12T10:30:00.000Z'];
    await environment.publisher.publish(bookingCreated, { booking });
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([`planned ${first}`]);
    await environment.publisher.publish(bookingChanged, moved(later));
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([`changed ${first}`, `planned ${second}`]);
    // An older event changes nothing.
    await environment.publisher.publish(bookingCreated, { booking });
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([`changed ${first}`, `planned ${second}`]);
    await environment.publisher.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      booking: { ...later, status: 'cancelled', version: 3 },
    });
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([`changed ${first}`, `cancelled ${second}`]);

    const deleted = bookingOf(1, 11, 1);
    await environment.publisher.publish(bookingCreated, { booking: deleted });
    await environment.publisher.publish(bookingRemoved, {
      ...bookingRemoved.example,
      bookingId: deleted.id,
      version: 1,
    });
    await environment.handled();
    expect((await remindersOf(deleted)).filter((text) => text.startsWith('planned'))).toEqual([]);
  });

  it('are none for a request, whose event is handled once, and only if it is the first of its ride', async () => {
    const known = async () => {
      const { rows } = await environment.client.query<{ version: number }>(
        `SELECT (knowledge->'booking'->>'version')::int AS version FROM known_rides ORDER BY version`,
      );
      return rows.map(({ version }) => version);
    };
    const request = { ...bookingOf(0, 11, 1), status: 'pending' as const };
    await environment.publisher.publish(bookingCreated, { booking: request });
    await environment.handled();
    expect([await known(), await messagesOf(request)]).toEqual([[1], []]);
    await environment.client.query('DELETE FROM known_rides');
    await environment.publisher.republish(bookingCreated);
    await environment.handled();
    expect(await known()).toEqual([]);

    await environment.publisher.publish(bookingChanged, moved(bookingOf(0, 13, 2)));
    await environment.handled();
    await environment.publisher.publish(bookingCreated, { booking: request });
    await environment.handled();
    expect([await known(), await remindersOf(request)]).toEqual([[2], ['planned 2099-06-12T10:30:00.000Z']]);
  });

  it('are planned again if what was known about the ride has been purged', async () => {
    const booking = bookingOf(0, 11, 1);
    const [first, second] = ['2099-06-10T10:30:00.000Z', '2099-06-12T10:30:00.000Z'];
    await environment.publisher.publish(bookingCreated, { booking });
    await environment.handled();
    await environment.client.query('DELETE FROM known_rides');
    await environment.publisher.publish(bookingChanged, moved(bookingOf(0, 13, 2)));
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([`changed ${first}`, `planned ${second}`]);
  });

  it('are dropped by the event of a request where what was known about the ride has been purged', async () => {
    const booking = bookingOf(0, 11, 1);
    await environment.publisher.publish(bookingCreated, { booking });
    await environment.handled();
    await environment.client.query('DELETE FROM known_rides');
    await environment.publisher.publish(bookingCreated, { booking: { ...booking, status: 'pending' } });
    await environment.handled();
    expect(await remindersOf(booking)).toEqual([expect.not.stringMatching(/^planned/)]);
  });

  it('are sent when they are due, without a token in any table, and dropped when they are late', async () => {
    await environment.collector.start();
    const booking = bookingOf(0, 11, 1);
    await environment.publisher.publish(bookingCreated, { booking: { ...booking, isManual: true }, link });
    await environment.handled();
    await makeDue('ride_reminder', 3);
    await eventually(async () =>
      expect(await remindersOf(booking)).toEqual([expect.stringMatching(/^late /)]),
    );
    expect(await environment.deliveries()).toEqual([]);

    await environment.publisher.publish(bookingChanged, { ...moved(bookingOf(0, 13, 2)), link });
    await environment.handled();
    await makeDue('ride_reminder');
    await eventually(() =>
      expect(environment.collector.emails).toMatchObject([
        {
          templateName: 'ride_reminder',
          to: booking.customerEmail,
          onlyWhile: { bookingId: booking.id, status: 'confirmed', scheduleVersion: 2 },
          link,
          variables: { driver_name: '', ride_link: '' },
        },
      ]),
    );
    // Another event repeats nothing.
    await environment.publisher.publish(bookingRulesChanged, bookingRulesChanged.example);
    await environment.handled();
    expect(environment.collector.emails).toHaveLength(1);

    const token = secrets.tokenOf(link) ?? '';
    expect(token).toHaveLength(32);
    for (const table of ['planned_messages', 'known_rides', 'email_deliveries', 'outbox']) {
      const { rows } = await environment.client.query<{ content: string }>(
        `SELECT row_to_json(any_row)::text AS content FROM ${table} AS any_row`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { content } of rows) {
        expect(content.includes(token) || /\/ride#[\w-]/.test(content)).toBe(false);
      }
    }
  });

  it('wait until staff can no longer undo their cause, though they were due before', async () => {
    await environment.stop();
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    const booking = bookingOf(0, 11, 1);
    await environment.publisher.publish(bookingCreated, { booking: { ...booking, isManual: true }, link });
    await environment.handled();
    await makeDue('ride_reminder');
    // Two runs of the sender.
    await sleep(1_500);
    expect(await remindersOf(booking)).toEqual([expect.stringMatching(/^planned /)]);
    await environment.client.query(
      `UPDATE planned_messages SET updated_at = now() - interval '1 minute' WHERE state = 'planned'`,
    );
    await eventually(async () =>
      expect(await remindersOf(booking)).toEqual([expect.stringMatching(/^sent /)]),
    );
  });

  it('tell the customer who drives, again with another driver, and each driver what is to be done', async () => {
    await environment.collector.start();
    const startsAt = new Date(Date.now() + 5 * hourMs).toISOString();
    const booking = (version: number) => ({ ...bookingOf(0, 11, version), isManual: true, startsAt });
    const give = async (version: number, to: typeof driver, toState: 'accepted' | 'offered') => {
      const carried = { booking: booking(version), driver: to };
      const progressed = { ...rideProgressed.example, ...carried, vehicle, toState };
      await environment.publisher.publish(rideProgressed, progressed);
      // Nothing is held here: an email to the driver before the vehicle is known would be followed by another.
      await environment.handled();
      await environment.publisher.publish(bookingDriverAssigned, { ...carried, assignedBy: 'admin' });
      await environment.handled();
    };
    const emails = () =>
      environment.collector.emails.filter(({ templateName }) => templateName !== 'driver_reminder');
    /** Waits for so many emails, then marks them as sent. */
    const sent = async (count: number) => {
      await eventually(() => expect(emails()).toHaveLength(count));
      await environment.client.query(`UPDATE email_deliveries SET status = 'sent'`);
    };
    await environment.publisher.publish(bookingCreated, { booking: booking(1) });
    await give(2, driver, 'accepted');
    await sent(2);
    await give(3, another, 'offered');
    await sent(4);
    await environment.publisher.publish(rideProgressed, {
      ...rideProgressed.example,
      booking: booking(3),
      driver: another,
      toState: 'accepted',
    });
    await environment.handled();
    await sent(5);
    const texts = emails().map(
      ({ templateName, to, variables }) => `${templateName} ${to} ${variables['news']}`,
    );
    expect(texts.toSorted()).toEqual([
      'driver_assigned emily.carter@example.com Your driver',
      'driver_assigned emily.carter@example.com Your driver has changed',
      'driver_job another@example.com Новая поездка',
      'driver_job elvin.mammadov@example.com Новая поездка',
      'driver_job elvin.mammadov@example.com Эта поездка больше не ваша',
    ]);
    const [assigned] = environment.collector.emails.filter(
      ({ templateName }) => templateName === 'driver_assigned',
    );
    expect(assigned?.variables).toMatchObject({
      driver_name: 'Elvin',
      driver_phone: '+994\u00a050\u00a0123\u00a045\u00a067',
      vehicle_plate: '90-AA-123',
      vehicle_colour: 'Black',
    });
    const jobs = environment.collector.emails.filter(({ templateName }) => templateName === 'driver_job');
    expect(jobs.every(({ link: ofCustomer }) => ofCustomer === null)).toBe(true);
  });

  it('describe a ride to the driver who loses it as that driver knows it', async () => {
    await environment.collector.start();
    const jobs = () =>
      environment.collector.emails.filter(({ templateName }) => templateName === 'driver_job');
    await environment.publisher.publish(bookingCreated, { booking: bookingOf(0, 11, 1), driver, vehicle });
    await eventually(() => expect(jobs()).toHaveLength(1));
    await environment.client.query(`UPDATE email_deliveries SET status = 'sent'`);
    const other = vehicle && { ...vehicle, id: another.id, plate: '77-BB-777' };
    const change = { ...moved(bookingOf(0, 12, 2)), driver: another, vehicle: other };
    await environment.publisher.publish(bookingChanged, change);
    await eventually(() => expect(jobs()).toHaveLength(3));
    const texts = jobs().map(
      ({ to, variables: { news, booking_date, vehicle_plate } }) =>
        `${to} ${news}, ${booking_date}, ${vehicle_plate}`,
    );
    expect(texts.slice(1).toSorted()).toEqual([
      'another@example.com Новая поездка, пятница, 12 июня 2099 г., 77-BB-777',
      'elvin.mammadov@example.com Эта поездка больше не ваша, четверг, 11 июня 2099 г., 90-AA-123',
    ]);
  });

  it('report a driver once the acceptance can no longer be undone, and another one after that', async () => {
    await environment.collector.start();
    const startsAt = new Date(Date.now() + 5 * hourMs).toISOString();
    const booking = { ...bookingOf(0, 11, 1), isManual: true, startsAt };
    const answer = async (to: typeof driver, toState: 'accepted' | 'offered', minutesAgo = 0) => {
      await environment.publisher.publish(rideProgressed, {
        ...rideProgressed.example,
        booking,
        driver: { ...to, email: null },
        vehicle,
        fromState: toState === 'accepted' ? 'offered' : 'accepted',
        toState,
        happenedAt: new Date(Date.now() - minutesAgo * minuteMs).toISOString(),
        by: `driver:${to.id}`,
      });
      await environment.handled();
    };
    const assigned = async () =>
      (await messagesOf(booking))
        .filter(({ template_name }) => template_name === 'driver_assigned')
        .map(({ state, outcome }) => outcome ?? state);
    const news = () => environment.collector.emails.map(({ variables }) => variables['news']);
    await environment.publisher.publish(bookingCreated, { booking });
    await answer(driver, 'accepted');
    const [planned] = (await messagesOf(booking)).filter(({ state }) => state === 'planned');
    expect(planned?.template_name).toBe('driver_assigned');
    expect((planned?.due_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(60_000);
    await answer(driver, 'offered');
    expect(await assigned()).toEqual(['changed']);
    await answer(driver, 'accepted', 3);
    await eventually(() => expect(news()).toEqual(['Your driver']));
    await environment.client.query(`UPDATE email_deliveries SET status = 'sent'`);
    // Undone in time on a phone that was offline: the customer is sent the next driver.
    await answer(driver, 'offered');
    await answer(another, 'accepted', 3);
    await eventually(() => expect(news()).toEqual(['Your driver', 'Your driver has changed']));
  });

  it('are shown to staff, who send one now or drop it, and count by state', async () => {
    const booking = bookingOf(0, 11, 1);
    const path = `/bookings/${booking.id}/planned-messages`;
    const call = (method: string, at: string) => environment.call(method, at);
    const listed = async () => plannedMessageResponse.array().parse(await (await call('GET', path)).json());
    await environment.publisher.publish(bookingCreated, { booking: { ...booking, isManual: true } });
    await environment.handled();
    const [first] = await listed();
    expect(first).toEqual({
      id: expect.any(String),
      templateName: 'ride_reminder',
      recipient: 'customer',
      driverName: null,
      dueAt: '2099-06-10T10:30:00.000Z',
      outcome: null,
    });
    const unknown = await call('DELETE', `/bookings/${another.id}/planned-messages/${first?.id}`);
    expect([unknown.status, problem.parse(await unknown.json()).code]).toEqual([
      404,
      'emailDelivery.notFound',
    ]);
    expect((await call('DELETE', `${path}/${first?.id}`)).status).toBe(204);
    // Another event does not replan what staff have dropped; at another time it is another email.
    await environment.publisher.publish(bookingChanged, {
      ...moved(bookingOf(0, 11, 2)),
      changes: [{ field: 'passengerCount', from: 1, to: 2 }],
    });
    await environment.handled();
    expect((await listed()).map(({ outcome }) => outcome)).toEqual(['dropped']);
    await environment.publisher.publish(bookingChanged, moved(bookingOf(0, 13, 3)));
    await environment.handled();
    const second = (await listed()).find(({ outcome }) => outcome === null);
    expect(second?.dueAt).toBe('2099-06-12T10:30:00.000Z');
    for (const _click of ['first', 'second'])
      expect((await call('POST', `${path}/${second?.id}/send`)).status).toBe(204);
    expect((await environment.deliveries()).map(({ template_name }) => template_name)).toEqual([
      'ride_reminder',
    ]);
    expect((await listed()).map(({ outcome }) => outcome)).toEqual(['dropped']);
  });

  it('stay planned if staff send one that cannot be sent, and are dropped once it is due', async () => {
    const booking = { ...bookingOf(0, 11, 1), isManual: true };
    await environment.publisher.publish(bookingCreated, { booking });
    await environment.handled();
    const path = `/bookings/${booking.id}/planned-messages`;
    const [planned] = plannedMessageResponse
      .array()
      .parse(await (await environment.call('GET', path)).json());
    const send = async () => {
      const response = await environment.call('POST', `${path}/${planned?.id}/send`);
      return [response.status, problem.parse(await response.json()).code];
    };
    await environment.client.query(
      `UPDATE email_templates SET is_active = false WHERE template_name = 'ride_reminder'`,
    );
    expect(await send()).toEqual([409, 'emailTemplate.inactive']);
    const customerEmail = (address: string) =>
      environment.client.query(
        `UPDATE known_rides SET knowledge = jsonb_set(knowledge, '{booking,value,customerEmail}', to_jsonb($1::text))`,
        [address],
      );
    await customerEmail('');
    expect(await send()).toEqual([409, 'booking.noEmail']);
    expect(await remindersOf(booking)).toEqual([expect.stringMatching(/^planned /)]);
    expect(await environment.deliveries()).toEqual([]);
    await makeDue('ride_reminder');
    await eventually(async () =>
      expect(await remindersOf(booking)).toEqual([expect.stringMatching(/^dropped /)]),
    );
  });

  it('name the driver, with the link of the customer, if staff send the email long before the ride', async () => {
    const booking = { ...bookingOf(0, 11, 1), isManual: true };
    await environment.publisher.publish(bookingCreated, { booking, link });
    const accepted = {
      ...rideProgressed.example,
      booking,
      driver,
      vehicle,
      link,
      toState: 'accepted' as const,
    };
    await environment.publisher.publish(rideProgressed, accepted);
    await environment.handled();
    const path = `/bookings/${booking.id}/planned-messages`;
    const listed = plannedMessageResponse.array().parse(await (await environment.call('GET', path)).json());
    const planned = listed.find(({ templateName }) => templateName === 'driver_assigned');
    expect((await environment.call('POST', `${path}/${planned?.id}/send`)).status).toBe(204);
    const manual = { idempotencyKey: null, request: { templateName: 'driver_assigned' }, booking };
    expect((await environment.call('POST', '/booking-emails', manual)).status).toBe(201);
    const { rows } = await environment.client.query<{ job: object }>(
      `SELECT job FROM email_deliveries WHERE template_name = 'driver_assigned'`,
    );
    const named = { variables: { driver_name: 'Elvin', vehicle_plate: '90-AA-123' }, link };
    expect(rows).toMatchObject([{ job: named }, { job: named }]);
  });

  it('are planned again when staff change how early customers see who drives', async () => {
    const booking = bookingOf(0, 11, 3);
    const carried = { booking, driver, vehicle };
    await environment.publisher.publish(bookingCreated, { booking: { ...booking, version: 1 } });
    await environment.publisher.publish(rideProgressed, {
      ...rideProgressed.example,
      ...carried,
      toState: 'accepted',
    });
    await environment.handled();
    const dueAt = async () =>
      (await messagesOf(booking))
        .filter(({ template_name, state }) => template_name === 'driver_assigned' && state === 'planned')
        .map(({ due_at }) => due_at.toISOString());
    expect(await dueAt()).toEqual(['2099-06-10T10:30:00.000Z']);
    await environment.publisher.publish(bookingRulesChanged, { contactsFromHours: 2, version: 3 });
    await environment.handled();
    expect(await dueAt()).toEqual(['2099-06-11T08:30:00.000Z']);
    await environment.publisher.publish(bookingRulesChanged, { contactsFromHours: 48, version: 2 });
    await environment.handled();
    expect(await dueAt()).toEqual(['2099-06-11T08:30:00.000Z']);
  });

  it('follow a ride whose vehicle and time are changed and then changed back', async () => {
    const otherVehicle = vehicle && { ...vehicle, id: '0198c0de-0000-7000-8000-000000000022' };
    const accepted = { ...rideProgressed.example, driver, toState: 'accepted' } as const;
    for (const [version, day, held] of [
      [1, 11, vehicle],
      [2, 11, otherVehicle],
      [3, 12, otherVehicle],
      [4, 12, vehicle],
      [5, 11, vehicle],
    ] as const) {
      const carried = { booking: bookingOf(0, day, version), vehicle: held };
      if (version === 1) await environment.publisher.publish(rideProgressed, { ...accepted, ...carried });
      else
        await environment.publisher.publish(bookingChanged, {
          ...moved(carried.booking),
          ...carried,
          driver,
        });
      await environment.handled();
    }
    const messages = await messagesOf(bookingOf(0, 11, 5));
    const toCustomer = messages.filter((row) => row.state === 'planned' && row.recipient_role === 'customer');
    expect(toCustomer.map(({ template_name }) => template_name).toSorted()).toEqual([
      'driver_assigned',
      'ride_reminder',
    ]);
    const dueAt = new Date('2099-06-10T10:30:00.000Z');
    expect(toCustomer).toMatchObject(toCustomer.map(() => ({ due_at: dueAt, schedule_version: 5 })));
  });

  it('tell the customer once of each change of the vehicle, also back to an earlier one', async () => {
    const otherVehicle = vehicle && { ...vehicle, id: '0198c0de-0000-7000-8000-000000000022' };
    const accepted = { ...rideProgressed.example, driver, toState: 'accepted' } as const;
    const path = `/bookings/${bookingOf(0, 11, 1).id}/planned-messages`;
    const plannedIds = async () =>
      plannedMessageResponse
        .array()
        .parse(await (await environment.call('GET', path)).json())
        .filter(({ templateName, outcome }) => templateName === 'driver_assigned' && outcome === null)
        .map(({ id }) => id);
    for (const [version, held] of [vehicle, otherVehicle, vehicle, vehicle].entries()) {
      const carried = { booking: bookingOf(0, 11, version + 1), driver, vehicle: held };
      if (version === 0) await environment.publisher.publish(rideProgressed, { ...accepted, ...carried });
      else
        await environment.publisher.publish(bookingChanged, {
          ...moved(carried.booking),
          ...carried,
          changes: [],
        });
      await environment.handled();
      const ids = await plannedIds();
      // The last change concerns neither driver nor vehicle.
      expect([version, ids.length]).toEqual([version, version === 3 ? 0 : 1]);
      // Staff do not wait until it is due.
      for (const id of ids) await environment.call('POST', `${path}/${id}/send`);
      await environment.client.query(`UPDATE email_deliveries SET status = 'sent'`);
    }
  });
});
