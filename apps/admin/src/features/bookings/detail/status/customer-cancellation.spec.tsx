import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../../../api/send-request';
import { Session } from '../../../../session/session';
import { showScreen } from '../../../../show-screen.fixture';
import { pendingBooking } from '../../booking.fixture';
import { CustomerCancellation } from './customer-cancellation';

const moved: BookingDetailResponse = { ...pendingBooking, feeDueSince: '2026-11-22T09:00:00.000Z' };

class SessionThatLifts extends Session {
  readonly sent: unknown[] = [];

  override async request<Result>({ method, path, body, response }: ApiCall<Result>): Promise<Result> {
    this.sent.push({ method, path, body });
    return response.parse({ ...moved, feeDueSince: null });
  }
}

afterEach(cleanup);

describe('what a customer owes', () => {
  it('is lifted with one press, also before the ride is cancelled [III-7]', async () => {
    const session = new SessionThatLifts();
    showScreen(() => <CustomerCancellation booking={moved} />, session);
    expect(await screen.findByText('Nov 22, 2026, 13:00')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Lift the fee' }));
    await waitFor(() =>
      expect(session.sent).toEqual([
        {
          method: 'PATCH',
          path: `/api/admin/bookings/${moved.id}`,
          body: { version: moved.version, liftFee: true },
        },
      ]),
    );
  });
});
