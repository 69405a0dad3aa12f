import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ListedContactMessage } from '@chauffeur/contracts/notifications/contact-message';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ApiCall } from '../../api/send-request';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ContactMessagesPage } from './contact-messages.page';
import { UnreadMessageCount } from './unread-message-count';

const message: ListedContactMessage = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  language: 'ru',
  name: 'Анна Орлова',
  email: 'anna.orlova@example.com',
  phone: null,
  subject: 'partnership',
  isRead: true,
  message: 'Здравствуйте!\nМожно ли сотрудничать?',
  createdAt: '2026-11-21T09:00:00.000Z',
};

function show(items: ListedContactMessage[]): void {
  const page = { items, total: items.length, page: 1, pageSize: 20 };
  const others = { '/api/admin/contact-messages?page=1': page };
  showScreen(ContactMessagesPage, new SessionWithRecords('/api/admin/contact-messages', [], others));
}

/** A server with one unread message. */
class SessionWithUnread extends SessionWithRecords<never> {
  private isRead = false;

  constructor() {
    super('/api/admin/contact-messages', []);
  }

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    this.calls.push({ method: 'GET', body: undefined, ...call });
    if (call.method === 'POST') this.isRead = true;
    const items = [{ ...message, isRead: this.isRead }];
    return call.response.parse({ items, total: 1, page: 1, pageSize: 20 });
  }
}

describe('messages from visitors', () => {
  afterEach(cleanup);

  it('show sender and message, and a link to reply', async () => {
    show([message]);
    expect(await screen.findByText(/Можно ли сотрудничать/)).toBeTruthy();
    expect(screen.getByText('Partnership')).toBeTruthy();
    const reply = screen.getByRole<HTMLAnchorElement>('link', { name: 'Reply to Анна Орлова' });
    expect(reply.href).toMatch(/^mailto:anna\.orlova%40example\.com\?body=/);
  });

  it('have a hint while there is none', async () => {
    show([]);
    expect(await screen.findByText('No messages yet')).toBeTruthy();
  });

  it('are read once an admin opens them, but not in a window without the focus', async () => {
    const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const session = new SessionWithUnread();
    const Screen = () => (
      <>
        <UnreadMessageCount />
        <ContactMessagesPage />
      </>
    );
    showScreen(Screen, session);
    expect(await screen.findByText('1')).toBeTruthy();
    expect(session.calls.some(({ method }) => method === 'POST')).toBe(false);
    hasFocus.mockReturnValue(true);
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByText('1')).toBeNull());
    const sent = session.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/contact-messages/read', { ids: [message.id] }],
    ]);
    hasFocus.mockRestore();
  });
});
