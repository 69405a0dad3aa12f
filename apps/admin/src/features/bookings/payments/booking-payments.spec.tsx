import { afterEach, describe, expect, it } from '@jest/globals';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { RemoveBookingButton } from '../detail/status/remove-booking-button';
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
  const show = (items?: readonly object[], changed: object = {}) =>
    showScreen(
      () => <BookingPayments booking={{ ...booking, ...changed }} />,
      new SessionWithTransactions(items),
    );
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
    ['is not asked about again', true],
    ['is asked about', false],
  ])('%s when the booking is deleted, if it was decided: %s', async (_what, isDecided) => {
    const session = new SessionWithTransactions([{ ...received, isDecided }]);
    showScreen(
      () => (
        <>
          <BookingPayments booking={booking} />
          <RemoveBookingButton booking={booking} />
        </>
      ),
      session,
    );
    await screen.findByText(/\$99\.50 · Cash/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete booking' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryAllByText(question)).toHaveLength(isDecided ? 0 : 1);
  });

  it.each([
    ['without a decision', [received]],
    ['again after another payment', [received, retained, returned]],
    ['though its transactions can not be read', undefined],
  ])('is asked about %s', async (_when, items) => {
    show(items);
    expect(await screen.findByText(question)).toBeTruthy();
  });

  it('can be received for the fee, of which the form begins with the open part', async () => {
    show([{ ...received, amount: 40 }], { feeDueUsd: 49.75 });
    expect(await screen.findByText('$9.75 open')).toBeTruthy();
    // What was received is less than the fee.
    expect(screen.queryByText(question)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Payment received' }));
    expect(await screen.findByLabelText(/^Amount/)).toHaveProperty('value', '9.75');
  });

  it('can no longer be received once the fee is, and is asked about where it is more', async () => {
    show([received], { feeDueUsd: 30 });
    expect(await screen.findByText(question)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Payment received' })).toBeNull();
  });
});
