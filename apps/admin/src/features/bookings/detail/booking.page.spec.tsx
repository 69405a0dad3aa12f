import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Notices } from '../../../notices/notices';
import { Session } from '../../../session/session';
import { showBackOffice, showScreen } from '../../../show-screen.fixture';
import { translatePage } from '../../../../../../infra/launch/jest/translate-page';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { BookingPage } from './booking.page';
import { RideDetails } from './ride-details';

class SessionWithBooking extends Session {
  isDeleted = false;
  status = pendingBooking.status;
  isCustomerChange = false;

  override async request<Result>({ method, path, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'DELETE') {
      this.status = 'confirmed';
      throw new RequestFailed(409, null);
    }
    if (path.startsWith('/api/admin/bookings?search=')) {
      const items = path.endsWith(pendingBooking.referenceNumber)
        ? [mentioning, pendingBooking]
        : [mentioning];
      return response.parse({ items, total: items.length, totalIsAtLeast: false, page: 1, pageSize: 20 });
    }
    if (!/^\/api\/admin\/bookings\/[^/]*$/.test(path)) return response.parse([]);
    if (this.isDeleted) throw new RequestFailed(404, null);
    return response.parse({
      ...pendingBooking,
      status: this.status,
      isCustomerChange: this.isCustomerChange,
    });
  }
}

/** A booking that a search finds because of its notes. */
const mentioning = {
  ...pendingBooking,
  id: '0198c0de-0000-7000-8000-0000000000d1',
  referenceNumber: 'BK20310401-MENTXNS2',
};

afterEach(cleanup);

it('is the booking of a link’s reference number, not another one that the search finds too', async () => {
  const router = createMemoryRouter([{ path: '/bookings/:bookingId', Component: BookingPage }], {
    initialEntries: ['/bookings/BK20310401-LACK2345'],
  });
  showBackOffice(
    <Notices>
      <RouterProvider router={router} />
    </Notices>,
    new SessionWithBooking(),
  );
  await screen.findByText('This booking does not exist');
  expect(router.state.location.pathname).toBe('/bookings/BK20310401-LACK2345');
  act(() => void router.navigate(`/bookings/${pendingBooking.referenceNumber}`));
  expect(screen.queryByText('This booking does not exist')).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/bookings/${pendingBooking.id}`));
});

it('says that the customer changed the booking until it is confirmed again', async () => {
  const session = new SessionWithBooking();
  session.isCustomerChange = true;
  const { readAgain } = showScreen(BookingPage, session);
  expect(await screen.findByText('Changed by the customer')).toBeTruthy();
  session.status = 'confirmed';
  readAgain();
  await screen.findByText('Confirmed');
  expect(screen.queryByText('Changed by the customer')).toBeNull();
});

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

it.each([
  ['en', 'Duration', '3.5 hours'],
  ['ru', 'Длительность', '3,5 часа'],
])(
  'names the booked hours as emails do, but none of an airport transfer (%s)',
  async (language, term, hours) => {
    const ofHours = { ...pendingBooking, durationMinutes: 210 };
    const transfer = { ...ofHours, airportDirection: 'from_airport' as const };
    const Both = () => {
      const { i18n } = useTranslation();
      return (
        <>
          <button onClick={() => void i18n.changeLanguage(language)}>{language}</button>
          <RideDetails booking={ofHours} />
          <RideDetails booking={transfer} />
        </>
      );
    };
    showScreen(Both, new Session());
    await userEvent.click(screen.getByRole('button', { name: language }));
    expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe(hours);
  },
);

it('names the airport in the reader’s language, also among the stops', async () => {
  const stops = ['By the mill', airportLabel].map((text) => ({ text, placeId: null }));
  const InRussian = () => {
    const { i18n } = useTranslation();
    return (
      <>
        <button onClick={() => void i18n.changeLanguage('ru')}>ru</button>
        <RideDetails booking={{ ...pendingBooking, stops }} />
      </>
    );
  };
  showScreen(InRussian, new Session());
  await userEvent.click(screen.getByRole('button', { name: 'ru' }));
  expect(await screen.findByText('By the mill; Аэропорт Баку (GYD)')).toBeDefined();
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

it('shows what another admin has changed once deleting it was rejected because of that', async () => {
  showScreen(BookingPage, new SessionWithBooking());
  await userEvent.click(await screen.findByRole('button', { name: 'Delete booking' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete booking' }));
  await dialog.findByRole('alert');
  expect(await screen.findByText('Confirmed')).toBeTruthy();
});
