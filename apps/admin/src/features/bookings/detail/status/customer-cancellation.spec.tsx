import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall } from '../../../../api/send-request';
import { Session } from '../../../../session/session';
import { showScreen } from '../../../../show-screen.fixture';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
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

  it.each([
    [0, 'Fee due'],
    [27.5, 'Fee, paid'],
  ])('is paid once payments of the ride cover it: %d', async (paidUsd, name) => {
    const cancelled = { ...pendingBooking, status: 'cancelled', feeDueUsd: 27.5, paidUsd } as const;
    showScreen(() => <CustomerCancellation booking={cancelled} />, new SessionThatLifts());
    expect((await screen.findByText(name)).nextSibling?.textContent).toBe('$27.50');
  });

  it('has a notice when lifted, even if a live update removed the button before the response', async () => {
    const response = Promise.withResolvers<void>();
    class SessionThatWaits extends SessionThatLifts {
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        await response.promise;
        return super.request(call);
      }
    }
    function Shown() {
      const [feeDueSince, setSince] = useState(moved.feeDueSince);
      return (
        <>
          <CustomerCancellation booking={{ ...moved, feeDueSince }} />
          <button onClick={() => setSince(null)}>Update</button>
        </>
      );
    }
    showScreen(Shown, new SessionThatWaits());
    await userEvent.click(await screen.findByRole('button', { name: 'Lift the fee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.queryByText('Nov 22, 2026, 13:00')).toBeNull();
    response.resolve();
    expect(await screen.findByText('The fee is lifted.')).toBeDefined();
  });
});
