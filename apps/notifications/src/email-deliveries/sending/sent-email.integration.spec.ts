import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { bookingStatusChanged, rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { LinkSecrets } from '@chauffeur/service-kit';
import { storeBookingStatus } from '../../booking-statuses/store-booking-status.js';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { emailOf, WorkerTestEnvironment } from '../../testing/worker-test-environment.js';
import type { ComposedEmail } from '../composed-email.js';

describe('what is sent', () => {
  let environment: WorkerTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await WorkerTestEnvironment.open(undefined, database);
    return environment;
  });

  const { example } = bookingStatusChanged;
  const { id: bookingId } = example.booking;

  /** Stores the status as notifications does with the booking's event. */
  const statusIs = (status: BookingStatus, version: number) =>
    storeBookingStatus(environment.dataSource.manager, { id: bookingId, status, version });

  /** Stores what is known about the ride, as its events do. */
  const rideIs = async (booking: Partial<BookingResponse>, state: RideState, crew: object = {}) => {
    const part = <Value>(value: Value) => ({ version: 2, at: '2031-05-01T00:00:00.000Z', value });
    const parts = { ...crew, booking: { ...example.booking, ...booking }, progress: state };
    const knowledge = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, part(value)]));
    await environment.dataSource.query(
      `INSERT INTO known_rides (booking_id, knowledge) VALUES ($1, $2)
       ON CONFLICT (booking_id) DO UPDATE SET knowledge = excluded.knowledge`,
      [bookingId, JSON.stringify(knowledge)],
    );
  };

  const confirmation = (version: number): ComposedEmail =>
    emailOf({ templateName: 'booking_confirmation', onlyWhile: { bookingId, status: 'confirmed', version } });

  it('skips an email that reports a stale status', async () => {
    await environment.start();
    await statusIs('confirmed', 2);
    await statusIs('cancelled', 3);
    const late = confirmation(2);
    await environment.send(late);
    expect(await environment.outcomesOf(late)).toEqual(['skipped']);
    const [attempt] = await environment.attemptsOf(late);
    expect(attempt?.server_answer).toBe('not sent: the booking is cancelled');
    expect(environment.mailServer.offered).toBe(0);
  });

  it('checks the status before each attempt', async () => {
    await environment.start({ EMAIL_FIRST_RETRY_SECONDS: '600' });
    await statusIs('confirmed', 2);
    environment.mailServer.answerNext({ code: 451, text: 'later' });
    const email = confirmation(2);
    await environment.send(email);
    expect(await environment.outcomesOf(email)).toEqual(['willRetry']);
    await statusIs('cancelled', 3);
    await eventually(async () => expect((await environment.producer.counts()).delayed).toBe(1));
    const { templateName, deliveryId } = email;
    await environment.producer.addNow(templateName, deliveryId, { deliveryId, round: 1 });
    expect(await environment.outcomesOf(email, 2)).toEqual(['willRetry', 'skipped']);
  });

  it('sends when the status is current, unknown, or an older change arrives late', async () => {
    await environment.start();
    const withoutStatus = confirmation(2);
    await environment.send(withoutStatus);
    expect(await environment.outcomesOf(withoutStatus)).toEqual(['sent']);
    await statusIs('confirmed', 4);
    await statusIs('cancelled', 3);
    const present = confirmation(4);
    await environment.send(present);
    expect(await environment.outcomesOf(present)).toEqual(['sent']);
  });

  it('skips what a ride needs no more: it was changed, or the customer did not come [III-23]', async () => {
    await environment.start();
    await rideIs({ scheduleVersion: 2 }, 'no_show');
    const reminder = emailOf({
      templateName: 'ride_reminder',
      onlyWhile: { bookingId, status: 'confirmed', version: 2, scheduleVersion: 1 },
    });
    const onlyWhile = { bookingId, status: 'completed', version: 4 } as const;
    const review = emailOf({ templateName: 'booking_completed', onlyWhile });
    const schedule = { bookingId, status: 'confirmed', version: 2, scheduleVersion: 2 } as const;
    const onSchedule = emailOf({ templateName: 'ride_reminder', onlyWhile: schedule });
    for (const [email, answer] of [
      [reminder, 'not sent: the ride was changed'],
      [review, 'not sent: the customer did not come'],
    ] as const) {
      await environment.send(email);
      expect(await environment.outcomesOf(email)).toEqual(['skipped']);
      expect((await environment.attemptsOf(email))[0]?.server_answer).toBe(answer);
    }
    await environment.send(onSchedule);
    expect(await environment.outcomesOf(onSchedule)).toEqual(['sent']);
    await rideIs({ scheduleVersion: 2, remindersOff: true }, 'accepted');
    const unwanted = { ...onSchedule, deliveryId: randomUUID() };
    await environment.send(unwanted);
    expect(await environment.outcomesOf(unwanted)).toEqual(['skipped']);
    expect((await environment.attemptsOf(unwanted))[0]?.server_answer).toBe(
      'not sent: the customer wants no reminders',
    );
  });

  it('thanks once for a ride, though its completion is undone after the email has left and set again', async () => {
    await environment.start();
    const ofVersion = (version: number) =>
      emailOf({
        templateName: 'booking_completed',
        to: example.booking.customerEmail,
        onlyWhile: { bookingId, status: 'completed', version },
      });
    const answerTo = async (email: ComposedEmail) => {
      await environment.send(email);
      await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(1));
      const [attempt] = await environment.attemptsOf(email);
      return attempt?.outcome === 'sent' ? 'sent' : attempt?.server_answer;
    };
    const inHours = (hours: number) => ({ startsAt: new Date(Date.now() + hours * 3_600_000).toISOString() });
    await rideIs(inHours(3), 'accepted');
    expect(await answerTo(ofVersion(2))).toBe('sent');
    // Completed by mistake: it was driven later.
    await environment.dataSource.query(`UPDATE email_deliveries SET sent_at = sent_at - interval '2 hours'`);
    await rideIs(inHours(0.5), 'done');
    expect(await answerTo(ofVersion(4))).toBe('sent');
    const again = ofVersion(6);
    expect(await answerTo(again)).toBe('not sent: the customer has had this email already');
    await environment.send({ ...again, round: 2, onlyWhile: null });
    expect(await environment.outcomesOf(again, 2)).toEqual(['skipped', 'sent']);
    await rideIs({ ...inHours(0.5), customerEmail: 'right@example.com' }, 'done');
    expect(await answerTo({ ...ofVersion(8), to: 'right@example.com' })).toBe('sent');
  });

  it('skips the email of who drives if the driver has undone the acceptance, or another one drives', async () => {
    await environment.start();
    const { driver, vehicle } = rideProgressed.example;
    const crew = { driver, given: driver?.id, vehicle };
    const report = emailOf({
      templateName: 'driver_assigned',
      onlyWhile: {
        bookingId,
        status: 'confirmed',
        version: 2,
        scheduleVersion: 1,
        crew: `${driver?.id}/${vehicle?.id}`,
      },
    });
    const outcomeWhile = async (state: RideState, present: object) => {
      await rideIs({}, state, present);
      const email = { ...report, deliveryId: randomUUID() };
      await environment.send(email);
      await eventually(async () => expect(await environment.attemptsOf(email)).toHaveLength(1));
      return (await environment.attemptsOf(email))[0]?.server_answer;
    };
    const changed = 'not sent: the driver or the vehicle was changed';
    expect(await outcomeWhile('accepted', crew)).not.toContain('not sent');
    expect(await outcomeWhile('offered', crew)).toBe(changed);
    expect(await outcomeWhile('accepted', { ...crew, vehicle: null })).toBe(changed);
    expect(await outcomeWhile('accepted', { ...crew, driver: null })).toBe(changed);
  });

  it('sends once what was set, undone and set again, and what an undone cancellation had put in doubt [I-36]', async () => {
    await environment.start();
    await statusIs('confirmed', 4);
    const beforeCancelling = confirmation(2);
    await environment.send(beforeCancelling);
    expect(await environment.outcomesOf(beforeCancelling)).toEqual(['sent']);
    await statusIs('confirmed', 6);
    const setAgain = confirmation(6);
    await environment.plan(setAgain);
    const undone = confirmation(4);
    await environment.send(undone);
    expect(await environment.outcomesOf(undone)).toEqual(['skipped']);
    const [attempt] = await environment.attemptsOf(undone);
    expect(attempt?.server_answer).toBe('not sent: a later email reports this status');
    await environment.enqueue(setAgain);
    expect(await environment.outcomesOf(setAgain)).toEqual(['sent']);
  });

  it('sends what it is skipping while the status it reports is restored by an undo [I-36]', async () => {
    await environment.start();
    await statusIs('cancelled', 3);
    // The undo is stored after the attempt has read the status, and before it is recorded.
    await environment.dataSource.query(`
      CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE latest_booking_statuses SET status = 'confirmed', version = 4;
        RETURN NEW;
      END $$;
      CREATE TRIGGER undo BEFORE UPDATE ON email_deliveries FOR EACH ROW WHEN (NEW.status = 'skipped')
        EXECUTE FUNCTION undo()`);
    try {
      const email = confirmation(2);
      await environment.send(email);
      expect(await environment.outcomesOf(email)).toEqual(['skipped']);
      await eventually(async () => expect(await environment.statusOf(email)).toBe('queued'));
      await environment.enqueue(email);
      expect(await environment.outcomesOf(email, 2)).toEqual(['skipped', 'sent']);
    } finally {
      await environment.dataSource.query('DROP TRIGGER undo ON email_deliveries; DROP FUNCTION undo');
    }
  });

  it('sends a confirmation, and each list of changes, though the ride is changed before they leave', async () => {
    await environment.start();
    await statusIs('confirmed', 4);
    const reporting = (templateName: string, version: number) =>
      emailOf({ templateName, onlyWhile: { bookingId, status: 'confirmed', version } });
    const emails = [
      reporting('booking_confirmation', 2),
      reporting('booking_changed', 3),
      reporting('booking_changed', 4),
    ];
    for (const email of emails) await environment.plan(email);
    for (const email of emails) {
      await environment.enqueue(email);
      expect(await environment.outcomesOf(email)).toEqual(['sent']);
    }
  });

  it('sends a driver only the latest email of a ride if an earlier one still waits', async () => {
    await environment.start();
    const [earlier, later] = [1, 2].map(() =>
      emailOf({ templateName: 'driver_job', to: 'elvin@example.com' }),
    );
    const ofAnother = emailOf({ templateName: 'driver_job', to: 'rauf@example.com' });
    if (!earlier || !later) throw new Error('two emails');
    for (const email of [earlier, ofAnother, later]) await environment.plan(email, bookingId);
    for (const [email, outcome] of [
      [later, 'sent'],
      [earlier, 'skipped'],
      [ofAnother, 'sent'],
    ] as const) {
      await environment.enqueue(email);
      expect(await environment.outcomesOf(email)).toEqual([outcome]);
    }
    expect((await environment.attemptsOf(earlier))[0]?.server_answer).toBe(
      'not sent: a later email gives the driver the ride as it is',
    );
    const again = { ...earlier, round: 2 };
    await environment.plan(again, bookingId);
    await environment.enqueue(again);
    expect(await environment.outcomesOf(earlier, 2)).toEqual(['skipped', 'sent']);
  });

  it.each([
    ['drivers', 'driver_job', '{{driver_page}}', 'https://rides.example.com/drive'],
    [
      'staff',
      'admin_notification',
      '{{back_office}}/bookings/1',
      'https://rides.example.com/admin/bookings/1',
    ],
  ])(
    'leads %s to this product, not to the website of the company',
    async (_whom, templateName, link, url) => {
      await environment.start();
      const email = emailOf({
        templateName,
        htmlTemplate: `<a href="${link}">{{website_url}}</a>`,
        variables: { driver_page: '', back_office: '', website_url: 'https://www.example.com' },
      });
      await environment.send(email);
      expect(await environment.outcomesOf(email)).toEqual(['sent']);
      expect(environment.mailServer.accepted[0]?.email.html).toContain(`href="${url}"`);
    },
  );

  it('sends nothing about a deleted booking except an earlier cancellation', async () => {
    await environment.start();
    await rideIs({}, 'none', { removed: true });
    const cancelled = emailOf({ onlyWhile: { bookingId, status: 'cancelled', version: 3 } });
    const confirmed = confirmation(2);
    await environment.send(confirmed);
    expect(await environment.outcomesOf(confirmed)).toEqual(['skipped']);
    expect((await environment.attemptsOf(confirmed))[0]?.server_answer).toBe(
      'not sent: the booking was deleted',
    );
    await environment.send(cancelled);
    expect(await environment.outcomesOf(cancelled)).toEqual(['sent']);
  });

  it('skips emails of a deleted booking that report no status too, unless staff resend them', async () => {
    await environment.start();
    await rideIs({}, 'none', { removed: true });
    const received = emailOf();
    await environment.plan(received, bookingId, 1);
    await environment.enqueue(received);
    expect(await environment.outcomesOf(received)).toEqual(['skipped']);
    const again = { ...received, round: 2 };
    await environment.plan(again, bookingId, 1);
    await environment.enqueue(again);
    expect(await environment.outcomesOf(received, 2)).toEqual(['skipped', 'sent']);
    const toDriver = emailOf({ templateName: 'driver_job' });
    await environment.plan(toDriver, bookingId, 1);
    await environment.enqueue(toDriver);
    expect(await environment.outcomesOf(toDriver)).toEqual(['sent']);
  });

  it('does not report that a booking was received after a later email about it, unless that is still held', async () => {
    await environment.start();
    const later = confirmation(2);
    await environment.plan(later, bookingId, 2);
    const [duringHold, late, manual] = [emailOf(), emailOf(), emailOf()];
    const holdUntil = (moment: string) =>
      environment.dataSource.query(`UPDATE email_deliveries SET not_before = ${moment} WHERE id = $1`, [
        later.deliveryId,
      ]);
    for (const [email, version, moment, outcome] of [
      [duringHold, 1, `now() + interval '1 hour'`, 'sent'],
      [late, 1, `now() - interval '1 second'`, 'skipped'],
      [manual, 2, 'NULL', 'sent'],
    ] as const) {
      await holdUntil(moment);
      await environment.plan(email, bookingId, version);
      await environment.enqueue(email);
      expect(await environment.outcomesOf(email)).toEqual([outcome]);
    }
    expect((await environment.attemptsOf(late))[0]?.server_answer).toBe(
      'not sent: a later email reports the booking as it is',
    );
  });

  it('reports that a booking was received if the later email about it is not sent, as of an undone cancellation [I-36]', async () => {
    await environment.start();
    const cancellation = emailOf({
      templateName: 'booking_status_update',
      onlyWhile: { bookingId, status: 'cancelled', version: 2 },
    });
    const change = emailOf({
      templateName: 'booking_changed',
      onlyWhile: { bookingId, status: 'pending', version: 3, scheduleVersion: 2 },
    });
    const receivedWhile = async (later: ComposedEmail, outcome: string) => {
      const received = emailOf();
      await environment.plan(received, bookingId, 1);
      await environment.enqueue(received);
      expect([later.templateName, await environment.outcomesOf(received)]).toEqual([
        later.templateName,
        [outcome],
      ]);
    };
    await environment.plan(cancellation, bookingId, 2);
    await statusIs('cancelled', 2);
    await receivedWhile(cancellation, 'skipped');
    await statusIs('pending', 3);
    await receivedWhile(cancellation, 'sent');
    await environment.plan(change, bookingId, 3);
    await rideIs({ scheduleVersion: 2 }, 'none');
    await receivedWhile(change, 'skipped');
    await rideIs({ scheduleVersion: 3 }, 'none');
    await receivedWhile(change, 'sent');
    await environment.enqueue(cancellation);
    expect(await environment.outcomesOf(cancellation)).toEqual(['skipped']);
    await environment.enqueue(change);
    expect(await environment.outcomesOf(change)).toEqual(['skipped']);
  });

  it('goes to the address that staff have corrected meanwhile, which the log shows from then on', async () => {
    await environment.start({ EMAIL_FIRST_RETRY_SECONDS: '600' });
    environment.mailServer.answerNext({ code: 451, text: 'later' });
    const key = new LinkSecrets({ LINK_SECRET: environment.variables['LINK_SECRET'] ?? '' }).currentKey;
    const [link, renewed] = [1, 2].map(() => ({ id: randomUUID(), key }));
    const email = emailOf({
      to: 'mistyped@example.com',
      htmlTemplate: '<p>{{customer_email}}</p>',
      variables: { customer_email: 'mistyped@example.com' },
      link: link ?? null,
    });
    await environment.plan(email, bookingId, 1);
    await environment.enqueue(email);
    expect(await environment.outcomesOf(email)).toEqual(['willRetry']);
    await rideIs({ customerEmail: 'corrected@example.com' }, 'none', { link: renewed });
    await eventually(async () => expect((await environment.producer.counts()).delayed).toBe(1));
    const { templateName, deliveryId } = email;
    await environment.producer.addNow(templateName, deliveryId, { deliveryId, round: 1 });
    expect(await environment.outcomesOf(email, 2)).toEqual(['willRetry', 'sent']);
    const [accepted] = environment.mailServer.accepted;
    expect(accepted?.recipients).toEqual(['corrected@example.com']);
    expect(accepted?.email.html).toContain('<p>corrected@example.com</p>');
    const rows: unknown = await environment.dataSource.query(
      `SELECT recipient, job->>'to' AS "to", job->'link' AS link FROM email_deliveries`,
    );
    const to = 'corrected@example.com';
    expect(rows).toEqual([{ recipient: to, to, link: renewed }]);
  });

  it.each([
    ['the link that staff have renewed meanwhile', 'ride_reminder', '2031-05-01T00:00:00.000Z', 'renewed'],
    ['its own link if that is the newer one', 'ride_link', '2020-05-01T00:00:00.000Z', 'own'],
  ])('has %s', async (_what, templateName, renewedAt, expected) => {
    await environment.start();
    const secrets = new LinkSecrets({ LINK_SECRET: environment.variables['LINK_SECRET'] ?? '' });
    const links = {
      own: { id: randomUUID(), key: secrets.currentKey },
      renewed: { id: randomUUID(), key: secrets.currentKey },
    };
    await environment.dataSource.query('INSERT INTO known_rides (booking_id, knowledge) VALUES ($1, $2)', [
      bookingId,
      JSON.stringify({ link: { version: 2, at: renewedAt, value: links.renewed } }),
    ]);
    const email = emailOf({ templateName, htmlTemplate: '<p>{{ride_link}}</p>', link: links.own });
    await environment.plan(email, bookingId, 2);
    await environment.enqueue(email);
    expect(await environment.outcomesOf(email)).toEqual(['sent']);
    const token = secrets.tokenOf(expected === 'own' ? links.own : links.renewed);
    expect(environment.mailServer.accepted[0]?.email.html).toContain(`/ride#${token}`);
  });

  it('uses an address that is newer than what is known about the ride, and is skipped without one', async () => {
    await environment.start();
    await rideIs({ customerEmail: 'mistyped@example.com' }, 'none');
    const newer = emailOf({ to: 'corrected@example.com' });
    await environment.plan(newer, bookingId, 3);
    await environment.enqueue(newer);
    expect(await environment.outcomesOf(newer)).toEqual(['sent']);
    expect(environment.mailServer.accepted[0]?.recipients).toEqual(['corrected@example.com']);
    await rideIs({ customerEmail: '' }, 'none');
    const withoutReader = emailOf();
    await environment.plan(withoutReader, bookingId, 1);
    await environment.enqueue(withoutReader);
    expect(await environment.outcomesOf(withoutReader)).toEqual(['skipped']);
    expect((await environment.attemptsOf(withoutReader))[0]?.server_answer).toBe(
      'not sent: the customer has no email address any more',
    );
  });

  it('sends a reminder until its time is over', async () => {
    await environment.start();
    const reminder = (offsetMs: number) =>
      emailOf({ templateName: 'ride_reminder', notAfter: new Date(Date.now() + offsetMs).toISOString() });
    for (const [email, outcome] of [
      [reminder(-1), 'skipped'],
      [reminder(600_000), 'sent'],
    ] as const) {
      await environment.send(email);
      expect(await environment.outcomesOf(email)).toEqual([outcome]);
    }
  });

  it('attaches the calendar file', async () => {
    await environment.start();
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Поездка\r\nEND:VCALENDAR\r\n';
    await environment.send(emailOf({ calendar: { method: 'CANCEL', filename: 'BK1.ics', content } }));
    await eventually(() => expect(environment.mailServer.accepted).toHaveLength(1));
    const [file] = environment.mailServer.accepted[0]?.email.attachments ?? [];
    expect(file).toMatchObject({ filename: 'BK1.ics', mimeType: 'text/calendar', method: 'CANCEL' });
    // The parser returns text with the line ends of this system.
    const lines = Buffer.from(file?.content as ArrayBuffer)
      .toString()
      .split(/\r?\n/);
    expect(lines).toEqual(content.split('\r\n'));
  });

  it('signs by DKIM when it is given a key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await environment.start({
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'mails',
      DKIM_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
    });
    await environment.send(emailOf());
    await eventually(() => expect(environment.mailServer.accepted).toHaveLength(1));
    const signature = environment.mailServer.accepted[0]?.email.headers.find(
      ({ key }) => key === 'dkim-signature',
    );
    expect(signature?.value).toMatch(/d=example\.com;.*s=mails;/s);
  });

  it('signs in to the mail server, and waits while the password is wrong', async () => {
    await environment.mailServer.stop();
    environment.mailServer.login = { user: 'rides@example.com', password: 'p@ss/word' };
    await environment.mailServer.start();
    const { host } = new URL(environment.mailServer.url);
    await environment.start({ SMTP_URL: `smtp://rides%40example.com:p%40ss%2Fword@${host}` });
    const email = emailOf();
    await environment.send(email);
    expect(await environment.outcomesOf(email)).toEqual(['sent']);

    environment.mailServer.login.password = 'changed';
    await environment.restart({ SMTP_URL: `smtp://rides%40example.com:p%40ss%2Fword@${host}` });
    const next = emailOf();
    await environment.send(next);
    await environment.outcomesOf(next);
    environment.mailServer.login.password = 'p@ss/word';
    await eventually(async () => expect((await environment.outcomesOf(next)).at(-1)).toBe('sent'));
  });

  it('sends nothing in the clear when TLS is required', async () => {
    await environment.start({ SMTP_URL: `${environment.mailServer.url}?requireTLS=true` });
    const email = emailOf();
    await environment.send(email);
    expect((await environment.outcomesOf(email)).at(0)).toBe('willRetry');
    expect(environment.mailServer.offered).toBe(0);
  });

  it('does not start with half of a DKIM key', async () => {
    await expect(environment.start({ DKIM_DOMAIN: 'example.com' })).rejects.toThrow(/belong together/);
  });
});
