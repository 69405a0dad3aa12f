import { afterEach, describe, expect, it } from '@jest/globals';
import type {
  EmailDeliveryResponse,
  EmailQueueResponse,
} from '@chauffeur/contracts/notifications/email-delivery';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { showScreen } from '../../show-screen.fixture';
import { Session } from '../../session/session';
import { EmailQueuePage } from './email-queue.page';

const failed: EmailDeliveryResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  templateName: 'booking_received',
  language: 'en',
  fullName: 'booking_received',
  recipientRole: 'customer',
  to: 'ann@example.com',
  subject: 'We have your request BK20261121-ABCDEFGH',
  state: 'failed',
  bookingId: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e99',
  referenceNumber: 'BK20261121-ABCDEFGH',
  contactMessageId: null,
  notBefore: null,
  attempts: [
    { attempt: 1, outcome: 'willRetry', serverAnswer: '421 busy', attemptedAt: '2026-11-21T09:00:00.000Z' },
    {
      attempt: 2,
      outcome: 'failed',
      serverAnswer: '550 no such user',
      attemptedAt: '2026-11-21T09:01:00.000Z',
    },
  ],
  createdAt: '2026-11-21T09:00:00.000Z',
  sentAt: null,
};

const queue: EmailQueueResponse = {
  isReachable: true,
  jobs: { waiting: 2, active: 1, delayed: 4 },
  deliveries: { waiting: 1, queued: 3, willRetry: 4, sent: 120, failed: 1, skipped: 0 },
  oldestUnsentSince: '2026-11-21T08:30:00.000Z',
  lastRefusal: null,
};

class SessionWithQueue extends Session {
  readonly resent: unknown[] = [];
  failed = [failed];
  queue = queue;
  isDown = false;

  override async request<Result>({ path, body, response }: ApiCall<Result>): Promise<Result> {
    if (this.isDown) throw new RequestFailed(null, null);
    if (path === '/api/admin/email-queue') return response.parse(this.queue);
    if (path.endsWith('/resend')) {
      this.resent.push({ path, body });
      this.failed = [];
      return response.parse({ ...failed, state: 'queued' });
    }
    const items = path.includes('state=failed') ? this.failed : [];
    return response.parse({ items, total: items.length, page: 1, pageSize: 20 });
  }
}

describe('the email queue', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows what waits and since when, and sends a failed email again [P4.21]', async () => {
    const session = new SessionWithQueue();
    showScreen(EmailQueuePage, session);
    const stats = within(await screen.findByLabelText('Email queue statistics'));
    expect(stats.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3',
      '1',
      '4',
      '1',
      '120',
      'Nov 21, 2026, 12:30',
    ]);
    expect(screen.getByText(/550 no such user/)).toBeTruthy();
    expect(screen.getByRole('link', { name: failed.referenceNumber as string })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Retry: ${failed.subject}` }));
    expect(await screen.findByText('The email is on its way.')).toBeTruthy();
    expect(session.resent).toEqual([
      { path: `/api/admin/email-deliveries/${failed.id}/resend`, body: { afterAttempt: 2 } },
    ]);
    expect(await screen.findByText('No failed emails')).toBeTruthy();
  });

  it('shows that the queue is unreachable, and lists emails in another state', async () => {
    const session = new SessionWithQueue();
    session.queue = { ...queue, isReachable: false, jobs: null, oldestUnsentSince: null };
    showScreen(EmailQueuePage, session);
    expect(await screen.findByText(/The email queue is not responding/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Waiting' }));
    expect(await screen.findByText('No emails in this state')).toBeTruthy();
  });

  it('shows the response of the mail server to emails that will be retried', async () => {
    const session = new SessionWithQueue();
    session.queue = { ...queue, lastRefusal: '535 wrong password' };
    showScreen(EmailQueuePage, session);
    expect((await screen.findByRole('alert')).textContent).toContain('535 wrong password');
  });

  it('shows that emails could not be loaded', async () => {
    const session = new SessionWithQueue();
    session.isDown = true;
    showScreen(EmailQueuePage, session);
    expect(await screen.findByText('Failed to load emails')).toBeTruthy();
    expect(await screen.findByText('Failed to load the email queue')).toBeTruthy();
  });
});
