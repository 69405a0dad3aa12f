import { describe, expect, it } from '@jest/globals';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import type { Known, RideKnowledge } from '../../rides/ride-knowledge.js';
import { isReminder } from './reminders.js';
import { wantedMessages, type MessageRules, type SettledMessage } from './wanted-messages.js';

const { driver, vehicle } = rideProgressed.example;
const inBaku = (text: string) => new Date(`2031-05-${text}+04:00`);
const known = <Value>(value: Value, at = '2031-04-01T00:00:00.000Z', version = 3): Known<Value> => ({
  version,
  at,
  value,
});

/** A ride on 10 May at 14:30 in Baku, booked on 1 May. */
function ride(changes: Partial<BookingResponse> = {}, parts: RideKnowledge = {}): RideKnowledge {
  const booking = {
    ...bookingExample,
    status: 'confirmed',
    bookingDate: '2031-05-10',
    bookingTime: '14:30',
    startsAt: inBaku('10T14:30').toISOString(),
    durationMinutes: 60,
    createdAt: inBaku('01T10:00').toISOString(),
    ...changes,
  } as const;
  return { booking: known(booking), ...parts };
}

const crew = (state: RideState): RideKnowledge => ({
  driver: known(driver),
  given: known(driver?.id ?? null),
  vehicle: known(vehicle),
  progress: known(state),
});

function wanted(
  knowledge: RideKnowledge,
  now: Date = inBaku('02T12:00'),
  rules: Partial<MessageRules> = {},
): string[] {
  const all = { now, contactsFromHours: 24, holdSeconds: 0, settled: [], ...rules };
  return wantedMessages(knowledge, all).map(
    ({ templateName, dueAt, news }) => `${templateName}${news ? ` ${news}` : ''} ${momentInBaku(dueAt)}`,
  );
}

function momentInBaku(moment: Date): string {
  return new Date(moment.getTime() + 4 * 3_600_000).toISOString().slice(8, 19);
}

describe('the reminder to the customer', () => {
  it('leaves 24 hours before, or at 21:00 before the quiet hours [III-22, III-24]', () => {
    const reminder = (time: string) => wanted(ride({ startsAt: inBaku(`10T${time}`).toISOString() }));
    expect(reminder('14:30')).toEqual(['ride_reminder 09T14:30:00']);
    expect(reminder('21:59')).toEqual(['ride_reminder 09T21:59:00']);
    expect(reminder('22:00')).toEqual(['ride_reminder 09T21:00:00']);
    expect(reminder('23:00')).toEqual(['ride_reminder 09T21:00:00']);
    expect(reminder('07:59')).toEqual(['ride_reminder 08T21:00:00']);
    expect(reminder('08:00')).toEqual(['ride_reminder 09T08:00:00']);
  });

  it('is none of what was booked or moved less than 12 hours before it [III-24]', () => {
    const booked = (at: string) => wanted(ride({ createdAt: inBaku(at).toISOString() }));
    expect(booked('09T02:30:00')).toHaveLength(1);
    expect(booked('09T02:30:01')).toEqual([]);
    const moved = (at: string) => wanted(ride({}, { moved: known(true as const, inBaku(at).toISOString()) }));
    expect(moved('09T02:30:00')).toHaveLength(1);
    expect(moved('09T02:30:01')).toEqual([]);
  });

  it('is none of a ride that is pending, cancelled, deleted, without time or email, or without reminders [III-26]', () => {
    for (const changes of [
      { status: 'pending' },
      { status: 'cancelled' },
      { status: 'completed' },
      { startsAt: null },
      { customerEmail: '' },
      { remindersOff: true },
    ] as const) {
      expect(wanted(ride(changes))).toEqual([]);
    }
    expect(wanted(ride({}, { removed: known(true as const) }))).toEqual([]);
    expect(wanted({})).toEqual([]);
  });

  it('is dropped where it is more than three hours late', () => {
    expect(wanted(ride(), inBaku('09T17:30:00'))).toHaveLength(1);
    expect(wanted(ride(), inBaku('09T17:30:01'))).toEqual([]);
  });
});

describe('the email of who drives', () => {
  const ofCustomer = (state: RideState, now: Date, rules: Partial<MessageRules> = {}) =>
    wanted(ride({}, crew(state)), now, rules).filter((text) => text.startsWith('driver_assigned'));

  it('leaves when customers may see the driver, or at once after that', () => {
    expect(ofCustomer('accepted', inBaku('02T12:00'))).toEqual(['driver_assigned driver 09T14:30:00']);
    expect(ofCustomer('accepted', inBaku('02T12:00'), { contactsFromHours: 2 })).toEqual([
      'driver_assigned driver 10T12:30:00',
    ]);
    expect(ofCustomer('accepted', inBaku('09T23:15'), { holdSeconds: 15 })).toEqual([
      'driver_assigned driver 09T23:15:15',
    ]);
    expect(ofCustomer('accepted', inBaku('10T14:29'))).toHaveLength(1);
    expect(ofCustomer('on_the_way', inBaku('10T14:30'))).toEqual([]);
  });

  it('waits for the driver to accept; one whose ride is older than answers counts as having agreed', () => {
    for (const state of ['none', 'offered', 'declined', 'done', 'no_show'] as const)
      expect(ofCustomer(state, inBaku('09T20:00'))).toEqual([]);
    const { given: _given, progress: _progress, ...since } = crew('accepted');
    expect(wanted(ride({}, since), inBaku('09T20:00'))).toContain('driver_assigned driver 09T20:00:00');
    // The previous driver's acceptance does not count.
    const another = { ...crew('accepted'), given: known('another', '2031-04-02T00:00:00.000Z', 4) };
    expect(wanted(ride({}, another), inBaku('09T20:00')).join()).not.toContain('driver_assigned');
  });

  it('is sent again with another driver or vehicle, and only then', () => {
    const planned = (about: string, wasSent: boolean): SettledMessage[] => [
      { templateName: 'driver_assigned', about, driver: null, wasSent, scheduleVersion: 2 },
    ];
    const sent = (about: string) => planned(about, true);
    const present = `${driver?.id}/${vehicle?.id}`;
    expect(ofCustomer('accepted', inBaku('09T20:00'), { settled: sent(present) })).toEqual([]);
    const reminded = sent('').map((each) => ({ ...each, templateName: 'ride_reminder' as const }));
    const both = [...sent(present), ...reminded];
    expect(ofCustomer('accepted', inBaku('09T20:00'), { settled: both })).toEqual([]);
    expect(ofCustomer('accepted', inBaku('09T20:00'), { settled: sent(`${driver?.id}/another`) })).toEqual([
      'driver_assigned driverChanged 09T20:00:00',
    ]);
    // A skipped email has not reported who drives.
    const skipped = planned(`${driver?.id}/another`, false);
    expect(ofCustomer('accepted', inBaku('09T20:00'), { settled: skipped })).toEqual([
      'driver_assigned driver 09T20:00:00',
    ]);
  });

  it('reports another driver after the start too, while the customer of a late flight waits', () => {
    const sentAbout = (about: string): SettledMessage[] => [
      { templateName: 'driver_assigned', about, driver: null, wasSent: true, scheduleVersion: 2 },
    ];
    const settled = sentAbout(`another/${vehicle?.id}`);
    const after = (time: string, state: RideState = 'accepted', sent = settled) =>
      wanted(ride({}, crew(state)), inBaku(time), { settled: sent }).filter((text) =>
        text.startsWith('driver_assigned'),
      );
    expect(after('10T15:29:59')).toEqual(['driver_assigned driverChanged 10T15:29:59']);
    expect(after('10T14:45', 'arrived')).toHaveLength(1);
    expect(after('10T15:30')).toEqual([]);
    expect(after('10T14:45', 'on_board')).toEqual([]);
    expect(after('10T14:45', 'accepted', sentAbout(`${driver?.id}/${vehicle?.id}`))).toEqual([]);
    expect(after('10T14:45', 'accepted', [])).toEqual([]);
  });

  it('does not report that a vehicle was only removed if it has named the driver', () => {
    const withoutVehicle = (settled: SettledMessage[]) =>
      wanted(ride({}, { ...crew('accepted'), vehicle: known(null) }), inBaku('09T20:00'), { settled }).filter(
        (text) => text.startsWith('driver_assigned'),
      );
    const named = (about: string, wasSent: boolean): SettledMessage[] => [
      { templateName: 'driver_assigned', about, driver: null, wasSent, scheduleVersion: 2 },
    ];
    const present = `${driver?.id}/${vehicle?.id}`;
    expect(withoutVehicle([])).toEqual(['driver_assigned driver 09T20:00:00']);
    expect(withoutVehicle(named(present, true))).toEqual([]);
    expect(withoutVehicle(named(present, false))).toEqual(['driver_assigned driver 09T20:00:00']);
    expect(withoutVehicle(named(`another/${vehicle?.id}`, true))).toEqual([
      'driver_assigned driverChanged 09T20:00:00',
    ]);
  });

  it('waits until the driver can no longer undo the acceptance', () => {
    const answered = (until: string | null, now: string, state: RideState = 'accepted') => {
      const revocableUntil = known(until && inBaku(until).toISOString());
      const rules = { holdSeconds: 15 };
      return wanted(ride({}, { ...crew(state), revocableUntil }), inBaku(now), rules).filter((text) =>
        text.startsWith('driver_assigned'),
      );
    };
    expect(answered('09T20:02', '09T20:00')).toEqual(['driver_assigned driver 09T20:02:15']);
    // Sent by a phone that had been offline: the two minutes are over.
    expect(answered('09T19:02', '09T20:00')).toEqual(['driver_assigned driver 09T20:00:15']);
    expect(answered('02T12:02', '02T12:00')).toEqual(['driver_assigned driver 09T14:30:00']);
    expect(answered(null, '09T20:00')).toEqual(['driver_assigned driver 09T20:00:15']);
    expect(answered('09T20:02', '09T20:01', 'offered')).toEqual([]);
  });
});

describe('emails to the driver', () => {
  const toDriver = (knowledge: RideKnowledge, now: Date, settled: SettledMessage[] = []) =>
    wanted(knowledge, now, { settled }).filter((text) => /^driver_(job|reminder)/.test(text));
  const reported = (about: string): SettledMessage[] => [
    {
      templateName: 'driver_job',
      about: `${driver?.id}/${about}`,
      driver,
      wasSent: true,
      scheduleVersion: 2,
    },
  ];

  it('remind three hours before the start, or at 21:00 before the quiet hours', () => {
    const reminder = (time: string, given = '01T10:00') => {
      const parts = { ...crew('accepted'), given: known(driver?.id ?? null, inBaku(given).toISOString()) };
      const startsAt = inBaku(`10T${time}`).toISOString();
      return toDriver(ride({ startsAt }, parts), inBaku('09T20:00')).at(-1);
    };
    expect(reminder('14:30')).toBe('driver_reminder 10T11:30:00');
    expect(reminder('11:00')).toBe('driver_reminder 10T08:00:00');
    expect(reminder('10:59')).toBe('driver_reminder 09T21:00:00');
    // The driver got the ride after the due time.
    expect(reminder('10:59', '09T21:00:00')).toBe('driver_reminder 09T21:00:00');
    expect(reminder('10:59', '09T21:00:01')).toBe('driver_job job 09T20:00:00');
  });

  it('report a new ride, a changed one and a cancelled one, each once', () => {
    const now = inBaku('09T20:00');
    expect(toDriver(ride({}, crew('offered')), now)).toEqual(['driver_job job 09T20:00:00']);
    const all = wantedMessages(ride({}, crew('offered')), {
      now,
      contactsFromHours: 24,
      holdSeconds: 0,
      settled: [],
    });
    const job = all.find(({ templateName }) => templateName === 'driver_job');
    const settled = reported(job?.about.split('/')[1] ?? '');
    expect(toDriver(ride({}, crew('offered')), now, settled)).toEqual([]);
    // Another price is not news for the driver.
    expect(toDriver(ride({ totalPrice: 1 }, crew('offered')), now, settled)).toEqual([]);
    for (const change of [{ passengerCount: 3 }, { pickupNote: 'Room 12' }, { luggageSmall: 4 }])
      expect(toDriver(ride(change, crew('offered')), now, settled)).toEqual([
        'driver_job jobChanged 09T20:00:00',
      ]);
    // The email before was dropped, or still waits and is then skipped.
    const unsent = settled.map((each) => ({ ...each, wasSent: false }));
    expect(toDriver(ride({ passengerCount: 3 }, crew('offered')), now, unsent)).toEqual([
      'driver_job job 09T20:00:00',
    ]);
    const cancelled = ride({ status: 'cancelled' }, crew('accepted'));
    expect(toDriver(cancelled, now, settled)).toEqual(['driver_job jobCancelled 09T20:00:00']);
    expect(toDriver(cancelled, now, reported('cancelled'))).toEqual([]);
    expect(toDriver(cancelled, inBaku('10T15:29:59'), settled)).toHaveLength(1);
    expect(toDriver(cancelled, inBaku('10T15:30'), settled)).toEqual([]);
    // After the start only until the driver has reported the end.
    const noShow = ride({ status: 'cancelled' }, crew('no_show'));
    expect(toDriver(noShow, inBaku('10T15:00'), settled)).toEqual([]);
    expect(toDriver(noShow, inBaku('10T14:30'), settled)).toEqual([]);
    expect(toDriver(noShow, inBaku('10T14:29:59'), settled)).toHaveLength(1);
    const takenOff = ride({}, { ...crew('none'), driver: known(null) });
    expect(toDriver(takenOff, now, settled)).toEqual(['driver_job jobCancelled 09T20:00:00']);
  });

  it('report a ride as new to a driver who lost it in between, or got other emails about it', () => {
    const now = inBaku('09T20:00');
    const again = [...reported('before'), ...reported('cancelled')];
    expect(toDriver(ride({}, crew('offered')), now, again)).toEqual(['driver_job job 09T20:00:00']);
    const reminded = reported('before').map((each) => ({
      ...each,
      templateName: 'driver_reminder' as const,
    }));
    expect(toDriver(ride({}, crew('offered')), now, reminded)).toEqual(['driver_job job 09T20:00:00']);
  });

  it('report a ride without a time until its day is over in Baku', () => {
    const untimed = ride({ startsAt: null, bookingTime: null }, crew('offered'));
    expect(toDriver(untimed, inBaku('10T23:59:58'))).toHaveLength(1);
    expect(toDriver(untimed, inBaku('11T00:00'))).toEqual([]);
  });

  it('do not tell the driver who has declined, and offer them the ride again', () => {
    const now = inBaku('09T20:00');
    const all = wantedMessages(ride({}, crew('offered')), {
      now,
      contactsFromHours: 24,
      holdSeconds: 0,
      settled: [],
    });
    const settled = reported(all.at(-1)?.about.split('/')[1] ?? '');
    const id = driver?.id ?? '';
    const without = { ...crew('declined'), driver: known(null) };
    expect(toDriver(ride({}, { ...without, declined: { [id]: 3 } }), now, settled)).toEqual([]);
    expect(toDriver(ride({}, { ...without, declined: { another: 3 } }), now, settled)).toEqual([
      'driver_job jobCancelled 09T20:00:00',
    ]);
    const again = { ...crew('offered'), declined: { [id]: 3 } };
    expect(toDriver(ride({}, again), now, settled)).toEqual(['driver_job job 09T20:00:00']);
    // The driver declined before this email.
    const takenOff = { ...without, declined: { [id]: 2 } };
    expect(toDriver(ride({}, takenOff), now, settled)).toEqual(['driver_job jobCancelled 09T20:00:00']);
  });

  it('go to no recipient without an address', () => {
    const parts = { ...crew('accepted'), driver: known(driver && { ...driver, email: null }) };
    expect(toDriver(ride({}, parts), inBaku('09T20:00'))).toEqual([]);
  });
});

it.each([
  ['ride_reminder', true],
  ['driver_reminder', true],
  ['driver_assigned', false],
  ['driver_job', false],
])('an email that only reminds is not sent late: %s, %s', (templateName, isOne) => {
  expect(isReminder(templateName)).toBe(isOne);
});
