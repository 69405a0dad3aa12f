import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { CustomerDetails } from './customer-details';

const show = (customerPhone: string) => {
  const booking = { ...pendingBooking, customerPhone };
  const Both = () => (
    <>
      <CustomerDetails booking={booking} />
      <ContactLinks customer={booking} />
    </>
  );
  showScreen(Both, new Session());
};
const addresses = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !address.startsWith('mailto:'));

describe('the customer of a booking', () => {
  afterEach(cleanup);

  it.each(['050 123 45 67', '+994501234567'])(
    'stored with the phone %s is reached by it [II-10, II-14]',
    (phone) => {
      show(phone);
      expect(screen.getByRole('link', { name: '+994 50 123 45 67' })).toBeTruthy();
      expect(new Set(addresses())).toEqual(
        new Set([
          'tel:+994501234567',
          'https://wa.me/994501234567',
          'https://t.me/+994501234567',
          'viber://chat?number=%2B994501234567',
        ]),
      );
    },
  );

  it('stored with another text than a number has no links [II-14]', () => {
    show('call me');
    expect(screen.getByText('call me')).toBeTruthy();
    expect(addresses()).toEqual([]);
  });
});
