import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { calendarDay, latestDay, rideDate } from './baku-time.js';
import { blockRequest } from '../blocks/block.js';
import { closedPeriodRequest } from '../bookings/availability/closed-period.js';
import { changeScheduleRequest } from '../bookings/changes/change-schedule.js';
import { rideCandidatesQuery } from '../bookings/changes/ride-candidates.js';
import { findCustomersQuery } from '../bookings/customer.js';
import { listBookingsQuery } from '../bookings/list-bookings.js';
import { manualBookingRequest } from '../bookings/manual-booking.js';
import { dispatchBoardQuery } from '../dispatch/dispatch-board.js';
import { driverSeenRequest } from '../driver-page/driver-step.js';
import { completedRidesQuery } from '../drivers/completed-rides.js';
import { driverRequest } from '../drivers/driver.js';
import { driverSettlementRequest } from '../finance/driver-settlement.js';
import { listTransactionsQuery } from '../finance/list-transactions.js';
import { transactionRequest } from '../finance/transaction.js';
import { listAuditEntriesQuery } from '../identity/audit.js';
import { todayInBaku } from './today-in-baku.js';

describe('a day', () => {
  it.each(['0001-01-01', '1998-02-28', '2099-12-31', '9999-12-31'])('is %s', (day) => {
    expect(rideDate.parse(day)).toBe(day);
  });

  it.each([
    ['2026-11-21T19:59:59.999Z', '2026-11-21'],
    ['2026-11-21T20:00:00.000Z', '2026-11-22'],
    // The value of a date field while a year is being typed.
    ['0020-11-29T19:59:59.999Z', '0020-11-29'],
  ])('at %s is %s in Baku', (moment, day) => {
    expect(todayInBaku(new Date(moment))).toBe(day);
  });

  it.each(['0000-01-01', '0000-12-31', '2099-02-30', '99-01-01', ''])('is not %j', (day) => {
    expect(rideDate.safeParse(day).success).toBe(false);
    const { error } = calendarDay('day.invalid').safeParse(day);
    expect(error?.issues[0]?.message).toBe('day.invalid');
  });
});

it.each([changeScheduleRequest.shape.bookingDate, transactionRequest.shape.transactionDate])(
  'a day that staff type is of this century or the next',
  (entered) => {
    const messages = (day: string) => entered.safeParse(day).error?.issues.map(({ message }) => message);
    expect([messages('2000-01-01'), messages(latestDay)]).toEqual([undefined, undefined]);
    expect(messages('0026-12-05')).toEqual([expect.stringMatching(/Date\.tooEarly$/)]);
    expect(messages('2200-01-01')).toEqual([expect.stringMatching(/Date\.tooLate$/)]);
    expect(messages('9999-12-31')).toEqual([expect.stringMatching(/Date\.tooLate$/)]);
  },
);

it('a driver may have been hired in the last century, and not in the first', () => {
  const messages = (hireDate: string) =>
    driverRequest.shape.hireDate.safeParse(hireDate).error?.issues.map(({ message }) => message);
  expect(messages('1987-03-01')).toBeUndefined();
  expect(messages('0026-12-05')).toEqual(['hireDate.tooEarly']);
  expect(messages('2026-02-30')).toEqual(['hireDate.invalid']);
});

const day = '0000-01-01';
const moment = `${day}T10:00:00Z`;

/** Every request field that reaches the database as a date or a moment. */
const asked: readonly [field: string, schema: z.ZodType, value: Record<string, unknown>][] = [
  ['bookingDate', changeScheduleRequest, { bookingDate: day }],
  ['bookingDate', rideCandidatesQuery, { bookingDate: day }],
  ['bookingDate', manualBookingRequest, { bookingDate: day }],
  ['date', findCustomersQuery, { date: day }],
  ['from', listBookingsQuery, { from: day }],
  ['to', listBookingsQuery, { to: day }],
  ['from', dispatchBoardQuery, { from: day }],
  ['from', completedRidesQuery, { from: day }],
  ['hireDate', driverRequest, { hireDate: day }],
  ['transactionDate', transactionRequest, { transactionDate: day }],
  ['transactionDate', driverSettlementRequest, { transactionDate: day }],
  ['from', listTransactionsQuery, { from: day }],
  ['from', listAuditEntriesQuery, { from: day }],
  ['startsAt', blockRequest, { startsAt: moment }],
  ['endsAt', blockRequest, { endsAt: moment }],
  ['startsAt', closedPeriodRequest, { startsAt: moment }],
  ['changedAt', driverSeenRequest, { changedAt: moment }],
];

describe('a request with a day of the year 0, which PostgreSQL does not have,', () => {
  it.each(asked)('has an invalid %s', (field, schema, value) => {
    const issues = schema.safeParse(value).error?.issues.filter(({ path }) => path[0] === field);
    expect(issues).toHaveLength(1);
  });
});
