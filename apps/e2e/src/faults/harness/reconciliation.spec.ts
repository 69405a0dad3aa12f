import { describe, expect, it } from '@jest/globals';
import type { BookingAttempt } from '../load/booking-client.ts';
import { reconcile, type Observations } from './reconciliation.ts';
import { brokenPromises } from './promises.ts';

const customer = 'rider-1@example.com';
const response = (status: number, body: unknown = {}) => ({ status, body, at: 0 });
const attempt = (responses: BookingAttempt['responses'], isManual = false): BookingAttempt => ({
  customer,
  idempotencyKey: 'k1',
  isManual,
  body: {},
  responses,
});
const email = (id: string, recipient: string) => ({
  messageId: `<${id}@company.example>`,
  recipient,
  customer,
  offeredBefore: 0,
  source: '',
  at: 0,
});
const good: Observations = {
  attempts: [attempt([response(503), response(201, { id: 'b1' })])],
  stored: [{ id: 'b1', customer, isManual: false }],
  unpublished: 0,
  deadLetters: 0,
  revenueOf: [],
  deliveries: [
    { id: 'd1', bookingId: 'b1', recipientRole: 'customer', status: 'sent' },
    { id: 'd2', bookingId: 'b1', recipientRole: 'staff', status: 'sent' },
  ],
  emails: [email('d1', customer), email('d2', 'dispatch@company.example')],
};
const manual: Observations = {
  unpublished: 0,
  deadLetters: 0,
  attempts: [attempt([response(201, { id: 'b1' })], true)],
  stored: [{ id: 'b1', customer, isManual: true }],
  revenueOf: ['b1'],
  deliveries: [],
  emails: [],
};
const brokenOf = (observations: Observations) =>
  brokenPromises(reconcile(observations), { responses: [503] });

describe('what is promised', () => {
  it('holds where all is stored once, emailed once and paid once', () => {
    expect(brokenOf(good)).toEqual([]);
    expect(brokenOf(manual)).toEqual([]);
    expect(reconcile(good)).toMatchObject({ acceptedAtOnce: 0, accepted: 1, otherResponses: { 503: 1 } });
  });

  it.each<[string, Observations, RegExp]>([
    ['a false success', { ...good, stored: [] }, /accepted bookings not stored/],
    [
      'one stored twice',
      { ...good, stored: [...good.stored, { id: 'b2', customer, isManual: false }] },
      /twice/,
    ],
    [
      'a false rejection',
      { ...good, attempts: [attempt([response(400)])] },
      /stored though they were rejected/,
    ],
    [
      'a 500',
      { ...good, attempts: [attempt([response(500), response(201, { id: 'b1' })])] },
      /responses .* 500/,
    ],
    [
      'one never accepted',
      { ...good, attempts: [...good.attempts, attempt([response(503)])] },
      /not accepted in the end/,
    ],
    ['a missing email', { ...good, emails: good.emails.slice(1) }, /never arrived/],
    ['an email twice', { ...good, emails: [...good.emails, email('d1', customer)] }, /too often/],
    [
      'an email about a manual booking',
      { ...manual, emails: [email('d1', customer)] },
      /no booking requires/,
    ],
    ['missing revenue', { ...manual, revenueOf: [] }, /without revenue/],
    ['revenue twice', { ...manual, revenueOf: ['b1', 'b1'] }, /too many/],
    ['revenue of a booking that is not paid', { ...good, revenueOf: ['b1'] }, /too many/],
  ])('is broken by %s', (_what, observations, broken) => {
    expect(brokenOf(observations).join()).toMatch(broken);
  });

  it('is broken by events that were never published, and by dead letters', () => {
    expect(brokenOf({ ...good, unpublished: 2 })).toEqual(['2 events never published']);
    expect(brokenOf({ ...good, deadLetters: 1 })).toEqual(['1 dead letters']);
  });

  it("allows a fault's exceptions", () => {
    const twice = reconcile({ ...good, emails: [...good.emails, email('d1', customer)] });
    expect(brokenPromises(twice, { responses: [503], moreEmails: 1 })).toEqual([]);
  });
});
