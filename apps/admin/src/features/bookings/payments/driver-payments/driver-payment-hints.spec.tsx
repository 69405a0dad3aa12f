import { afterEach, describe, expect, it } from '@jest/globals';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import { cleanup, screen, within } from '@testing-library/react';
import type { ApiCall } from '../../../../api/send-request';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
import { Session } from '../../../../session/session';
import { showScreen } from '../../../../show-screen.fixture';
import { BookingPayments } from '../booking-payments';

const paid = {
  id: '0198c0de-0000-7000-8000-0000000000d1',
  transactionType: 'driver_payment',
  amount: 20,
  currency: 'USD',
  transactionDate: '2031-05-01',
  status: 'completed',
  description: productDescription('driverPayment', pendingBooking.referenceNumber),
  paymentMethod: 'Cash',
  driver: { id: '0198c0de-0000-7000-8000-000000000011', name: 'Elvin Mammadov' },
  updatedAt: '2031-05-02T09:00:00.000Z',
};

/** A server with a booking that was repriced after its driver was paid. */
class SessionWithNewPrice extends Session {
  constructor(private readonly payment: typeof paid) {
    super();
  }

  override request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    const changes = [{ field: 'totalPrice', from: 60, to: 99.5 }];
    const change = { changedAt: '2031-05-03T09:00:00.000Z', changes };
    const items = [path.includes('/changes?') ? change : this.payment];
    return Promise.resolve({ items, total: 1, page: 1, pageSize: 50 } as Result);
  }
}

describe('the payment of a driver', () => {
  afterEach(cleanup);
  const hint = "Check the driver's payment";
  const show = (status: 'cancelled' | 'completed', updatedAt = paid.updatedAt) => {
    const entry = { id: paid.id, fromStatus: null, changedBy: 'staff' };
    const history = [
      { ...entry, toStatus: 'completed' as const, changedAt: '2031-05-01T09:00:00.000Z' },
      { ...entry, toStatus: status, changedAt: '2031-05-03T09:00:00.000Z' },
    ];
    const booking = { ...pendingBooking, status, totalPrice: 99.5, history };
    showScreen(() => <BookingPayments booking={booking} />, new SessionWithNewPrice({ ...paid, updatedAt }));
  };

  it('is to be checked once the ride was cancelled and repriced after it', async () => {
    show('cancelled');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(hint)).toBeTruthy();
    expect(alert.getByText(/Elvin Mammadov · \$20/)).toBeTruthy();
    expect(alert.getByText('The ride was cancelled after that.')).toBeTruthy();
    expect(await alert.findByText(/Price:/)).toHaveProperty('textContent', 'Price: $60 → $99.50');
  });

  it('is to be checked once the ride was repriced after it', async () => {
    show('completed');
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  it('is up to date once staff have saved it again', async () => {
    show('cancelled', '2031-05-04T09:00:00.000Z');
    await screen.findByText(/-\$20|−\$20/);
    expect(screen.queryByText(hint)).toBeNull();
  });
});
