import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { PlannedEmails } from '../emails/planned-emails';
import { BookingPayments } from '../payments/booking-payments';
import { BookingHistory } from './timeline/booking-history';

const page = { items: [], total: 0, page: 1, pageSize: 20 };

/** A server with an empty booking; all requests fail until it is up. */
class SessionWithFailures extends Session {
  isUp = false;

  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    if (!this.isUp) throw new RequestFailed(404, null);
    return response.parse(/transactions|changes/.test(path) ? page : []);
  }
}

afterEach(cleanup);

it.each([
  ['Failed to load payments', () => <BookingPayments booking={pendingBooking} />],
  ['Failed to load planned emails', () => <PlannedEmails bookingId={pendingBooking.id} />],
  ['Not all of the history could be loaded', () => <BookingHistory booking={pendingBooking} />],
])('says "%s", and tries again', async (failure, Part) => {
  const session = new SessionWithFailures();
  showScreen(Part, session);
  await screen.findByText(failure);
  session.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});
