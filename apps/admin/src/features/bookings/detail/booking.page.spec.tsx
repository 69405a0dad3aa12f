import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { translatePage } from '../../../../../../infra/launch/jest/translate-page';
import { pendingBooking } from '../../../resources/booking.fixture';
import { BookingPage } from './booking.page';

class SessionWithBooking extends Session {
  isDeleted = false;
  status = pendingBooking.status;

  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    if (!/^\/api\/admin\/bookings\/[^/]*$/.test(path)) return response.parse([]);
    if (this.isDeleted) throw new RequestFailed(404, null);
    return response.parse({ ...pendingBooking, status: this.status });
  }
}

afterEach(cleanup);

it('follows the status on a page that the browser translates', async () => {
  const session = new SessionWithBooking();
  const { readAgain } = showScreen(BookingPage, session);
  const change = await screen.findByRole('button', { name: 'Confirm' });
  translatePage();
  session.status = 'confirmed';
  readAgain();
  await screen.findByText('Confirmed');
  expect(change.textContent).toBe('Mark complete');
});

it('says that a booking no longer exists once another admin has deleted it', async () => {
  const session = new SessionWithBooking();
  const { readAgain } = showScreen(BookingPage, session);
  await screen.findByRole('heading', { level: 1, name: pendingBooking.referenceNumber });
  session.isDeleted = true;
  readAgain();
  await screen.findByText('This booking does not exist');
  expect(screen.queryByText(pendingBooking.referenceNumber)).toBeNull();
});
