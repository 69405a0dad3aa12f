import { expect, it } from '@jest/globals';
import { excessAfterPayment } from './payment-excess.rules';

it.each([
  ['what is open', { totalPrice: 55.2, paidUsd: 20 }, { amount: 35.2, currency: 'USD' }, 0],
  ['a cent more, as AZN make it', { totalPrice: 55.2, paidUsd: 0 }, { amount: 93.86, currency: 'AZN' }, 0],
  ['more than what is open', { totalPrice: 55.2, paidUsd: 20 }, { amount: 60, currency: 'USD' }, 24.8],
  ['AZN that are more', { totalPrice: 60, paidUsd: 0 }, { amount: 1020, currency: 'AZN' }, 540],
  ['anything without a price', { totalPrice: 0, paidUsd: 0 }, { amount: 500, currency: 'USD' }, 0],
] as const)('a payment of %s has its excess', (_which, booking, payment, excess) => {
  expect(excessAfterPayment(booking, payment)).toBe(excess);
});
