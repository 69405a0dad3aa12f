import { afterEach, describe, expect, it } from '@jest/globals';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import { cleanup, screen } from '@testing-library/react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { pendingBooking } from '../../../resources/booking.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { BookingPayments } from './booking-payments';

const booking = { ...pendingBooking, status: 'cancelled', totalPrice: 99.5, paidUsd: 40 } as const;

const received = {
  id: '0d0c3ad6-8d5e-4b9a-9d5f-6a1f3c2b7e10',
  transactionType: 'revenue',
  amount: 99.5,
  currency: 'USD',
  transactionDate: '2031-05-01',
  status: 'completed',
  description: productDescription('revenue', pendingBooking.referenceNumber),
  paymentMethod: 'Cash',
  isDecided: false,
} as const;
const returned = {
  ...received,
  id: '2c1b6c0e-4f35-4b0c-8a55-1c9f6d0b3a47',
  status: 'cancelled',
  isDecided: true,
} as const;
const retained = {
  ...received,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  amount: 40,
  description: productDescription('retained', pendingBooking.referenceNumber, 'cancelled'),
  isDecided: true,
} as const;

/** A server with the transactions of the booking; undefined if they can't be read. */
class SessionWithTransactions extends Session {
  constructor(private readonly items: readonly object[] | undefined) {
    super();
  }

  override request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    if (!path.startsWith('/api/admin/transactions') || !this.items)
      return Promise.reject(new RequestFailed(404, null));
    return Promise.resolve({ items: this.items, total: this.items.length, page: 1, pageSize: 100 } as Result);
  }
}

describe('the money of a cancelled booking', () => {
  afterEach(cleanup);
  const show = (items?: readonly object[]) =>
    showScreen(() => <BookingPayments booking={booking} />, new SessionWithTransactions(items));
  const question = /What happens with the money\?/;

  it.each([
    ['a part of it is', [retained, returned], /\$40 · Cash/],
    ['all of it is', [{ ...received, isDecided: true }], /\$99\.50 · Cash/],
  ])('is not asked about once staff have decided that %s retained', async (_what, items, listed) => {
    show(items);
    await screen.findByText(listed);
    // Without a fee the rest of the price is not due.
    expect(screen.getByText('Received, nothing due')).toBeTruthy();
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Settle the money' })).toBeNull();
  });

  it.each([
    ['without a decision', [received]],
    ['again after another payment', [received, retained, returned]],
    ['though its transactions can not be read', undefined],
  ])('is asked about %s', async (_when, items) => {
    show(items);
    expect(await screen.findByText(question)).toBeTruthy();
  });
});
