import { afterEach, describe, expect, it } from '@jest/globals';
import type { ContactMessageResponse } from '@chauffeur/contracts/notifications/contact-message';
import { cleanup, screen } from '@testing-library/react';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ContactMessagesPage } from './contact-messages.page';

const message: ContactMessageResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  language: 'ru',
  name: 'Анна Орлова',
  email: 'anna.orlova@example.com',
  phone: null,
  subject: 'partnership',
  message: 'Здравствуйте!\nМожно ли сотрудничать?',
  createdAt: '2026-11-21T09:00:00.000Z',
};

function show(items: ContactMessageResponse[]): void {
  const page = { items, total: items.length, page: 1, pageSize: 20 };
  const others = { '/api/admin/contact-messages?page=1': page };
  showScreen(ContactMessagesPage, new SessionWithRecords('/api/admin/contact-messages', [], others));
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
});
