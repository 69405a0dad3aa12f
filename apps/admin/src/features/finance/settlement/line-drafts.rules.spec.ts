import { describe, expect, it } from '@jest/globals';
import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import { settlementLineLimit } from '@chauffeur/contracts/finance/driver-settlement';
import { selectedPayments, settlementLinesOf, totalOf, withInput, withoutPaid } from './line-drafts.rules';

const ride = (bookingId: string, proposedUsd: number | null): CompletedRide => ({
  bookingId,
  referenceNumber: 'BK20261121-ABCDEFGH',
  customerName: 'Emily Carter',
  bookingDate: '2026-11-21',
  bookingTime: '10:30',
  durationMinutes: 90,
  totalPrice: 60,
  proposedUsd,
  paidOthers: [],
  cashUsd: 0,
});

const idsOf = (rides: readonly CompletedRide[]) => new Set(rides.map(({ bookingId }) => bookingId));

describe('the lines of a settlement', () => {
  it('are ticked with the proposed amount, and need one if none is proposed', () => {
    const rides = [ride('a', 18.7), ride('b', null), ride('c', 0.1)];
    const lines = settlementLinesOf(rides, new Map(), idsOf(rides));
    expect(lines.map(({ draft, error }) => [draft.amount, error])).toEqual([
      ['18.70', undefined],
      ['', 'amountUsd.required'],
      ['0.10', undefined],
    ]);
    expect(totalOf(lines)).toBe(18.8);
  });

  it('are paid as typed, without those that are not ticked', () => {
    const rides = [ride('a', 18.75), ride('b', null), ride('c', 5), ride('d', 0.1)];
    const drafts = new Map([
      ['a', { isTicked: true, amount: '20.2' }],
      ['b', { isTicked: false, amount: '' }],
      ['c', { isTicked: true, amount: '0' }],
    ]);
    const lines = settlementLinesOf(rides, drafts, idsOf(rides));
    expect(lines.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
    expect(selectedPayments(lines)).toEqual([
      { bookingId: 'a', amountUsd: 20.2, proposedUsd: 18.75 },
      { bookingId: 'c', amountUsd: 0, proposedUsd: 5 },
      { bookingId: 'd', amountUsd: 0.1, proposedUsd: 0.1 },
    ]);
    expect(totalOf(lines)).toBe(20.3);
  });

  it('follow a proposed amount that changes, also once they were ticked, but not over what was typed', () => {
    const amountsAfter = (typed: string | undefined) => {
      const [before, after] = [ride('a', 5), ride('a', 7.5)];
      const [line] = settlementLinesOf([before], new Map(), new Set());
      const amount = typed ?? line?.draft.amount ?? '';
      const drafts = withInput(new Map(), [[before, { isTicked: true, amount }]]);
      return selectedPayments(settlementLinesOf([after], drafts, new Set()));
    };
    expect(amountsAfter(undefined)).toEqual([{ bookingId: 'a', amountUsd: 7.5, proposedUsd: 7.5 }]);
    expect(amountsAfter('6')).toEqual([{ bookingId: 'a', amountUsd: 6, proposedUsd: 7.5 }]);
  });

  it.each([
    ['1.005', 'amountUsd.notCents'],
    ['-1', 'amountUsd.belowMinimum'],
    ['1e99', 'amountUsd.aboveMaximum'],
    [' ', 'amountUsd.required'],
  ])('are not paid with %j', (amount, error) => {
    const lines = settlementLinesOf([ride('a', 5)], new Map([['a', { isTicked: true, amount }]]), new Set());
    expect([lines[0]?.error, totalOf(lines)]).toEqual([error, 0]);
  });

  it('are limited to as many as are accepted at once', () => {
    const rides = Array.from({ length: settlementLineLimit + 1 }, (_, index) => ride(String(index), 1));
    expect(selectedPayments(settlementLinesOf(rides, new Map(), idsOf(rides)))).toHaveLength(
      settlementLineLimit,
    );
  });
});

describe('the input of a settlement', () => {
  it('is counted in cents, where 1.15 * 100 is a little less than 115', () => {
    const rides = [ride('a', 1.15), ride('b', 0)];
    expect(totalOf(settlementLinesOf(rides, new Map(), idsOf(rides)))).toBe(1.15);
  });

  it('stays for the rides that a payment left out', () => {
    const draft = { isTicked: true, amount: '5' };
    const drafts = new Map([
      ['a', draft],
      ['b', draft],
    ]);
    expect([...withoutPaid(drafts, [{ bookingId: 'a' }]).keys()]).toEqual(['b']);
  });
});
