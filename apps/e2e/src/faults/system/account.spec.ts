import { describe, expect, it } from '@jest/globals';
import type { AskedBooking } from '../booking-client.ts';
import { accountFor, type Evidence } from './account.ts';
import { brokenPromises } from './promises.ts';

const customer = 'rider-1@example.com';
const answered = (status: number, body: unknown = {}) => ({ status, body, at: 0 });
const asked = (answers: AskedBooking['answers'], isManual = false): AskedBooking => ({
  customer,
  idempotencyKey: 'k1',
  isManual,
  body: {},
  answers,
});
const mail = (id: string, recipient: string) => ({
  messageId: `<${id}@company.example>`,
  recipient,
  customer,
  offeredBefore: 0,
  at: 0,
});
const good: Evidence = {
  asked: [asked([answered(503), answered(201, { id: 'b1' })])],
  stored: [{ id: 'b1', customer, isManual: false }],
  revenueOf: [],
  deliveries: [
    { id: 'd1', bookingId: 'b1', recipientRole: 'customer', status: 'sent' },
    { id: 'd2', bookingId: 'b1', recipientRole: 'staff', status: 'sent' },
  ],
  mails: [mail('d1', customer), mail('d2', 'dispatch@company.example')],
};
const byHand: Evidence = {
  asked: [asked([answered(201, { id: 'b1' })], true)],
  stored: [{ id: 'b1', customer, isManual: true }],
  revenueOf: ['b1'],
  deliveries: [],
  mails: [],
};
const nothingLeft = { unsent: 0, parked: 0 };
const brokenOf = (evidence: Evidence, leftovers = nothingLeft) =>
  brokenPromises(accountFor(evidence), leftovers, { answers: [503] });

describe('what is promised', () => {
  it('holds where all is stored once, mailed once and paid once', () => {
    expect(brokenOf(good)).toEqual([]);
    expect(brokenOf(byHand)).toEqual([]);
    expect(accountFor(good)).toMatchObject({ acceptedAtOnce: 0, accepted: 1, otherAnswers: { 503: 1 } });
  });

  it.each<[string, Evidence, RegExp]>([
    ['a false success', { ...good, stored: [] }, /accepted bookings not stored/],
    [
      'one stored twice',
      { ...good, stored: [...good.stored, { id: 'b2', customer, isManual: false }] },
      /twice/,
    ],
    ['a false refusal', { ...good, asked: [asked([answered(400)])] }, /stored though they were refused/],
    ['a 500', { ...good, asked: [asked([answered(500), answered(201, { id: 'b1' })])] }, /answers .* 500/],
    [
      'one never accepted',
      { ...good, asked: [...good.asked, asked([answered(503)])] },
      /not accepted in the end/,
    ],
    ['a missing mail', { ...good, mails: good.mails.slice(1) }, /never came/],
    ['a mail twice', { ...good, mails: [...good.mails, mail('d1', customer)] }, /too often/],
    ['a mail about a booking by hand', { ...byHand, mails: [mail('d1', customer)] }, /nobody asked for/],
    ['missing revenue', { ...byHand, revenueOf: [] }, /without revenue/],
    ['revenue twice', { ...byHand, revenueOf: ['b1', 'b1'] }, /too many/],
    ['revenue of a booking that is not paid', { ...good, revenueOf: ['b1'] }, /too many/],
  ])('is broken by %s', (_what, evidence, told) => {
    expect(brokenOf(evidence).join()).toMatch(told);
  });

  it('is broken by events that were never published, and by what is parked', () => {
    expect(brokenOf(good, { unsent: 2, parked: 0 })).toEqual(['2 events never published']);
    expect(brokenOf(good, { unsent: 0, parked: 1 })).toHaveLength(1);
  });

  it('allows what a fault may bring', () => {
    const twice = accountFor({ ...good, mails: [...good.mails, mail('d1', customer)] });
    expect(brokenPromises(twice, nothingLeft, { answers: [503], moreMails: 1 })).toEqual([]);
  });
});
