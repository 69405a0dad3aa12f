import { afterEach, describe, expect, it } from '@jest/globals';
import type { PlannedMessageResponse } from '@chauffeur/contracts/notifications/planned-message';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { PlannedEmails } from './planned-emails';

const path = '/api/admin/bookings/0198c0de-0000-7000-8000-000000000001/planned-messages';
const reminder: PlannedMessageResponse = {
  id: '0198c0de-0000-7000-8000-000000000091',
  templateName: 'ride_reminder',
  recipient: 'customer',
  driverName: null,
  dueAt: '2026-12-04T17:00:00.000Z',
  outcome: null,
};
const taken: PlannedMessageResponse = {
  ...reminder,
  id: '0198c0de-0000-7000-8000-000000000092',
  templateName: 'driver_reminder',
  recipient: 'driver',
  driverName: 'Elvin Mammadov',
  outcome: 'changed',
};

class SessionWithPlans extends Session {
  readonly sent: unknown[] = [];
  planned = [reminder, taken];
  failure: RequestFailed | undefined;

  override async request<Result>({ method = 'GET', path: to, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'GET') return response.parse(this.planned);
    if (this.failure) throw this.failure;
    this.sent.push(`${method} ${to}`);
    this.planned = [taken];
    return response.parse(undefined);
  }
}

afterEach(cleanup);

describe('planned emails of a booking', () => {
  it.each([
    ['Send now: Reminder of the ride', `POST ${path}/${reminder.id}/send`],
    ['Drop: Reminder of the ride', `DELETE ${path}/${reminder.id}`],
  ])('are shown with their time, and ended by %s [III-22]', async (button, request) => {
    const session = new SessionWithPlans();
    showScreen(() => <PlannedEmails bookingId="0198c0de-0000-7000-8000-000000000001" />, session);
    expect(await screen.findByText('To the customer · planned for Dec 4, 2026, 21:00')).toBeDefined();
    expect(screen.getByText(/Elvin Mammadov · .* · the ride was changed/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(session.sent).toEqual([request]));
    await waitFor(() => expect(screen.queryByText('Reminder of the ride')).toBeNull());
  });

  it('have a notice when dropped, even if the email has left the list before the response', async () => {
    const ended = Promise.withResolvers<void>();
    class SessionThatWaits extends SessionWithPlans {
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        const response = await super.request(call);
        if (call.method) await ended.promise;
        return response;
      }
    }
    const shown = () => <PlannedEmails bookingId="0198c0de-0000-7000-8000-000000000001" />;
    const { readAgain } = showScreen(shown, new SessionThatWaits());
    await userEvent.click(await screen.findByRole('button', { name: 'Drop: Reminder of the ride' }));
    readAgain();
    await waitFor(() => expect(screen.queryByText('Reminder of the ride')).toBeNull());
    ended.resolve();
    expect(await screen.findByText('The email will not be sent.')).toBeDefined();
  });

  it('stay if one cannot be sent, with the reason', async () => {
    const session = new SessionWithPlans();
    const code = 'emailTemplate.inactive';
    session.failure = new RequestFailed(409, { type: '', title: '', status: 409, code });
    showScreen(() => <PlannedEmails bookingId="0198c0de-0000-7000-8000-000000000001" />, session);
    await userEvent.click(await screen.findByRole('button', { name: 'Send now: Reminder of the ride' }));
    expect(
      await screen.findByText('The template of this email is inactive. Please activate it first.'),
    ).toBeDefined();
    expect(screen.getByText('Reminder of the ride')).toBeDefined();
  });
});
