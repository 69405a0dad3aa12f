import type { RideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { aBoardRide, camry } from '../../dispatch-display/board-ride.fixture';
import { Session } from '../../session/session';
import { showOnDesktop, showOnPhone } from '../../show-on-phone.fixture';
import { showScreen } from '../../show-screen.fixture';
import { dayAfter } from '../../text/day-after';
import { pendingBooking } from '../../resources/fixtures/booking.fixture';
import { DispatchPage } from './dispatch.page';

const bookingDate = todayInBaku();

class SessionWithBoard extends Session {
  rides: BoardRide[] = [
    aBoardRide({
      bookingDate,
      startsAt: `${bookingDate}T10:00:00.000Z`,
      endsAt: `${bookingDate}T11:00:00.000Z`,
    }),
  ];

  override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    if (path.includes('/candidates')) return { vehicles: [], drivers: [] } as RideCandidates & Result;
    if (path.includes('/bookings/')) throw new RequestFailed(404, null);
    if (!path.includes('/dispatch')) return [] as Result;
    const known = { vehicles: [camry], drivers: [], blocks: [], closedPeriods: [], triedLinks: [] };
    return { ...known, rides: this.rides, now: `${bookingDate}T05:00:00.000Z` } as DispatchBoard & Result;
  }
}

const linked = aBoardRide({ bookingDate: dayAfter(bookingDate, 40), startsAt: null, endsAt: null });

/** A server on which the linked ride is on a later day, or on none. */
class SessionWithRideElsewhere extends Session {
  constructor(private readonly booking: 'pending' | 'cancelled' | 'deleted') {
    super();
  }

  override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    if (path === `/api/admin/bookings/${linked.id}`) {
      if (this.booking === 'deleted') throw new RequestFailed(404, null);
      const { id, bookingDate: day } = linked;
      return { ...pendingBooking, id, bookingDate: day, status: this.booking } as Result;
    }
    if (!path.includes('/dispatch')) return [] as Result;
    const rides = path.includes(linked.bookingDate) ? [linked] : [];
    const known = { vehicles: [camry], drivers: [], blocks: [], closedPeriods: [], triedLinks: [] };
    return { ...known, rides, now: `${bookingDate}T05:00:00.000Z` } as DispatchBoard & Result;
  }
}

function PageWithAddress() {
  const { pathname } = useLocation();
  return (
    <>
      <DispatchPage />
      <output aria-label="address">{pathname}</output>
    </>
  );
}

/** As after navigation in the back office. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

// Missing in jsdom.
Element.prototype.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  showOnDesktop();
});

it.each([
  ['the board', showOnDesktop, /, 14:00 to /],
  ['the list of a phone', showOnPhone, /^Assign: /],
])('the last ride that leaves %s moves the focus to what replaces it', async (_on, show, name) => {
  show();
  const session = new SessionWithBoard();
  const { readAgain } = showScreen(DispatchPage, session);
  const [ride] = await screen.findAllByRole('button', { name });
  act(() => ride?.focus());
  session.rides = [];
  readAgain();
  await screen.findByText('No rides on this day.');
  await waitFor(() => expect(document.activeElement?.id).toBe('rides'));
});

it.each([
  ['below the board', showOnDesktop, Node.DOCUMENT_POSITION_FOLLOWING],
  ['above the rides of a phone, which would push it far down', showOnPhone, Node.DOCUMENT_POSITION_PRECEDING],
])('what needs attention is %s', async (_where, show, position) => {
  show();
  showScreen(DispatchPage, new SessionWithBoard());
  const attention = await screen.findByRole('heading', { name: 'Needs attention' });
  const rides = screen.getByRole('group', { name: 'Rides' });
  expect(rides.compareDocumentPosition(attention)).toBe(position);
});

it.each(['1', '7'])(
  'a link to a ride that was moved opens the day on which it is, from %s days',
  async (days) => {
    const address = `/dispatch?date=${bookingDate}&days=${days}&ride=${linked.id}`;
    showScreen(DispatchPage, new SessionWithRideElsewhere('pending'), address);
    await screen.findByRole('dialog', { name: /BK20310401-ABCDEFGH/ });
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(linked.bookingDate);
  },
);

it.each([
  ['with the page', () => undefined],
  ['from another screen', focusHeading],
])('a ride that a link has opened %s has the focus once its panel is closed', async (_from, onShown) => {
  const session = new SessionWithBoard();
  const [first] = session.rides;
  const later = { startsAt: `${bookingDate}T13:00:00.000Z`, endsAt: `${bookingDate}T14:00:00.000Z` };
  const opened = aBoardRide({ ...first, ...later, id: crypto.randomUUID(), referenceNumber: 'BK-OPENED' });
  session.rides = [...session.rides, opened];
  showScreen(DispatchPage, session, `/dispatch?date=${bookingDate}&ride=${opened.id}`);
  onShown();
  await screen.findByRole('dialog', { name: /BK-OPENED/ });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-ride')).toBe(opened.id));
});

it.each(['cancelled', 'deleted'] as const)('a link to a ride that was %s opens its page', async (booking) => {
  const address = `/dispatch?date=${bookingDate}&ride=${linked.id}`;
  showScreen(PageWithAddress, new SessionWithRideElsewhere(booking), address);
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(`/bookings/${linked.id}`));
});

it('another day can be chosen if one cannot be read', async () => {
  class SessionWithoutBoard extends Session {
    override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
      if (path.includes('/dispatch')) throw new RequestFailed(400, null);
      return [] as Result;
    }
  }
  showScreen(DispatchPage, new SessionWithoutBoard(), '/dispatch?date=2026-02-31');
  expect((await screen.findAllByText('Failed to load data')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Date')).toBeTruthy();
});
