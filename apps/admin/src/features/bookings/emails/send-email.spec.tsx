import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { SendEmail } from './send-email';

const names = [
  { templateName: 'booking_received', language: 'en', isActive: true },
  { templateName: 'booking_completed', language: 'en', isActive: false },
  { templateName: 'contact_message_notification', language: 'en', isActive: true },
  { templateName: 'flight_delayed', language: 'en', isActive: true },
  { templateName: 'farewell', language: 'ru', isActive: true },
];

class SessionOfOne extends Session {
  readonly read: string[] = [];
  readonly sent: { body: unknown; key: string | undefined }[] = [];

  override async request<Result>({
    method = 'GET',
    path,
    body,
    idempotencyKey,
    response,
  }: ApiCall<Result>): Promise<Result> {
    if (method === 'POST') {
      this.sent.push({ body, key: idempotencyKey });
      throw new TypeError('the network is away');
    }
    this.read.push(path);
    return response.parse(names);
  }
}

afterEach(cleanup);

describe('sending an email of a booking manually', () => {
  it('offers the active templates of its language by their names, and retries one that failed until the booking changes', async () => {
    const session = new SessionOfOne();
    const Page = () => {
      const [version, setVersion] = useState(1);
      return (
        <>
          <SendEmail booking={{ ...pendingBooking, version }} />
          <button onClick={() => setVersion(2)}>Change the booking</button>
        </>
      );
    };
    showScreen(Page, session);
    await waitFor(() => expect(session.read).toEqual(['/api/admin/email-templates/names']));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Send a template' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Request received', 'flight_delayed']);
    await userEvent.click(screen.getByRole('option', { name: 'flight_delayed' }));
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(session.sent).toHaveLength(1));
    await waitFor(() => expect(send.getAttribute('disabled')).toBeNull());
    await userEvent.click(send);
    await waitFor(() => expect(session.sent).toHaveLength(2));
    expect(session.sent[0]).toMatchObject({ body: { templateName: 'flight_delayed' } });
    expect(session.sent[1]).toEqual(session.sent[0]);
    await waitFor(() => expect(send.getAttribute('disabled')).toBeNull());
    send.focus();
    // By another admin: the focus stays on the button.
    fireEvent.click(screen.getByRole('button', { name: 'Change the booking' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(send);
    await waitFor(() => expect(session.sent).toHaveLength(3));
    expect(session.sent[2]?.key).not.toBe(session.sent[0]?.key);
  });
});
