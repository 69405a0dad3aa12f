import { expect, it } from '@jest/globals';
import { excessAfterPayment, seemsStored } from './payment-excess.rules';

it.each([
  ['what is open', { totalPrice: 55.2, paidUsd: 20 }, { amount: 35.2, currency: 'USD' }, 0],
  ['a cent more, as AZN make it', { totalPrice: 55.2, paidUsd: 0 }, { amount: 93.86, currency: 'AZN' }, 0],
  ['more than what is open', { totalPrice: 55.2, paidUsd: 20 }, { amount: 60, currency: 'USD' }, 24.8],
  ['AZN that are more', { totalPrice: 60, paidUsd: 0 }, { amount: 1020, currency: 'AZN' }, 540],
  ['anything without a price', { totalPrice: 0, paidUsd: 0 }, { amount: 500, currency: 'USD' }, 0],
] as const)('a payment of %s has its excess', (_which, booking, payment, excess) => {
  expect(excessAfterPayment(booking, payment)).toBe(excess);
});

it.each([
  ['before any try', undefined, 45, 45, false],
  ['if nothing more was received since', 0, 0, 45, false],
  ['if its amount was received since', 10.1, 30.3, 20.2, true],
  ['if another amount was received since', 0, 20, 45, false],
])('a payment seems stored or not: %s', (_when, paidBefore, paidUsd, amount, expected) => {
  expect(seemsStored(paidBefore, { paidUsd }, { amount, currency: 'USD' })).toBe(expected);
});
