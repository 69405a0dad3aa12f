import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall } from '../../../api/send-request';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { CustomerMessages } from '../../../ride-messages/customer-messages';
import { DriverMessage } from '../../../ride-messages/driver-message';

const driver = { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12', name: 'Elvin', phone: '+994 50 555 01 02' };

class SessionWithRecords extends Session {
  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    if (path === '/api/admin/drivers') return [{ ...driver, language: 'az' }] as Result;
    return response.parse([]);
  }
}

function show(changes: Partial<BookingDetailResponse>): void {
  const booking = { ...pendingBooking, ...changes };
  const Both = () => (
    <>
      <ContactLinks customer={booking} />
      <CustomerMessages booking={booking} />
      {booking.driver && <DriverMessage booking={booking} driver={booking.driver} />}
    </>
  );
  showScreen(Both, new SessionWithRecords());
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

describe('messages that staff send manually', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  it('open WhatsApp with the text in the language of the booking', () => {
    show({ driver, language: 'ru' });
    const address = new URL(addressOf('Driver assigned'));
    expect(address.origin + address.pathname).toBe('https://wa.me/442079460958');
    expect(address.searchParams.get('text')).toMatch(/^Ваш водитель Elvin, Toyota Camry, встретит вас/);
  });

  it('copy the text for a messenger whose links cannot contain one', async () => {
    show({ driver, preferredMessagingApp: 'telegram' });
    expect(addressOf('On the way')).toBe('https://t.me/+442079460958');
    await user.click(screen.getByRole('link', { name: 'On the way' }));
    expect(await screen.findByText(/Telegram can’t take the text with the link. It is copied/)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/^Your driver Elvin, Toyota Camry, is on the way/);
  });

  it('use the messenger that the customer currently prefers, unless another was chosen', async () => {
    const Edited = () => {
      const [booking, setBooking] = useState(pendingBooking);
      const edit = () => setBooking({ ...booking, driver, preferredMessagingApp: 'telegram' });
      return (
        <>
          <CustomerMessages booking={{ ...booking, driver }} />
          <button onClick={edit}>Edit</button>
        </>
      );
    };
    showScreen(Edited, new SessionWithRecords());
    expect(addressOf('On the way')).toMatch(/^https:\/\/wa\.me/);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(addressOf('On the way')).toMatch(/^https:\/\/t\.me/);
    await user.click(screen.getByRole('combobox', { name: 'Send by' }));
    await user.click(screen.getByRole('option', { name: 'WhatsApp' }));
    expect(addressOf('On the way')).toMatch(/^https:\/\/wa\.me/);
  });

  it('are absent without a phone number [III-26]', async () => {
    show({ customerPhone: '', driver: { ...driver, phone: null } });
    expect(await screen.findByRole('button', { name: 'Copy the message to the driver' })).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('reach the driver in the driver’s language by WhatsApp, or are copied', async () => {
    show({ driver });
    await screen.findByRole('link', { name: 'Send to driver' });
    expect(addressOf('Send to driver')).toMatch(/^https:\/\/wa\.me\/994505550102\?text=Yeni/);
    await user.click(screen.getByRole('button', { name: 'Copy the message to the driver' }));
    expect(await screen.findByText('The text is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('Hilton Baku → Old City');
  });
});
