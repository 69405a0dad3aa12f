import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ApiCall } from '../../api/send-request';
import { aBoardRide, camry } from '../../dispatch-display/board-ride.fixture';
import { Session } from '../../session/session';
import { showOnDesktop, showOnPhone } from '../../show-on-phone.fixture';
import { showScreen } from '../../show-screen.fixture';
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
    if (!path.includes('/dispatch')) return [] as Result;
    const known = { vehicles: [camry], drivers: [], blocks: [], closedPeriods: [], triedLinks: [] };
    return { ...known, rides: this.rides, now: `${bookingDate}T05:00:00.000Z` } as DispatchBoard & Result;
  }
}

// Which jsdom does not have.
Element.prototype.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  showOnDesktop();
});

it.each([
  ['the board', showOnDesktop, /, 14:00 to /],
  ['the list of a phone', showOnPhone, /^Assign: /],
])('the last ride that leaves %s gives the focus to what stands in its place', async (_on, show, name) => {
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
