import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../../../api/send-request';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
import { Session } from '../../../../session/session';
import { showScreen } from '../../../../show-screen.fixture';
import { RemoveBookingButton } from '../../detail/status/remove-booking-button';
import { StatusActions } from '../../detail/status/status-actions';

const booking = { ...pendingBooking, status: 'completed', totalPrice: 60 } as const;

const payment = {
  transactionType: 'driver_payment',
  status: 'completed',
  amount: 20,
  currency: 'USD',
  driver: { name: 'Elvin Mammadov' },
};

class SessionWithDriverPayment extends Session {
  constructor(private readonly items: readonly object[]) {
    super();
  }

  override request<Result>(_call: ApiCall<Result>): Promise<Result> {
    return Promise.resolve({ items: this.items, total: 1, page: 1, pageSize: 100 } as Result);
  }
}

describe('the question before a ride whose driver was paid', () => {
  const user = userEvent.setup();
  afterEach(cleanup);
  const show = (items: readonly object[]) =>
    showScreen(
      () => (
        <>
          <StatusActions booking={booking} />
          <RemoveBookingButton booking={booking} />
        </>
      ),
      new SessionWithDriverPayment(items),
    );
  const stays = /stays in Finance: Elvin Mammadov, \$20/;

  it.each(['Cancelled', 'Pending'])('becomes %s says that the payment stays', async (status) => {
    show([payment]);
    await user.click(screen.getByRole('button', { name: 'Set status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: status }));
    expect(await within(await screen.findByRole('alertdialog')).findByText(stays)).toBeTruthy();
  });

  it('is deleted says that the payment stays', async () => {
    show([payment]);
    await user.click(screen.getByRole('button', { name: 'Delete booking' }));
    expect(await within(await screen.findByRole('alertdialog')).findByText(stays)).toBeTruthy();
  });

  it('is deleted says nothing of a payment that was cancelled', async () => {
    show([{ ...payment, status: 'cancelled' }]);
    await user.click(screen.getByRole('button', { name: 'Delete booking' }));
    await screen.findByRole('alertdialog');
    expect(screen.queryByText(stays)).toBeNull();
  });
});
