import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { dayAfter } from '../../../text/day-after';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { TodaysWork } from './todays-work';

const today = todayInBaku();
const tomorrow = dayAfter(today, 1);

/** A server with one ride on each day, which records requests. */
class SessionWithWork extends Session {
  readonly asked: URL[] = [];
  pending: readonly object[] = [];

  override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    const url = new URL(path, 'https://example.test');
    this.asked.push(url);
    if (!path.includes('dispatch')) return { items: this.pending, total: 3, page: 1, pageSize: 8 } as Result;
    const rides = [today, tomorrow].map((bookingDate) => ({
      id: bookingDate,
      bookingDate,
      status: 'completed',
    }));
    return { rides, drivers: [], now: new Date().toISOString() } as unknown as DispatchBoard & Result;
  }
}

const parametersOf = (url: URL) => Object.fromEntries(url.searchParams);
const linkOf = (link: HTMLAnchorElement) => new URL(link.href);

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('links each count to the bookings that it counts', async () => {
  const session = new SessionWithWork();
  showScreen(TodaysWork, session);
  const pending = linkOf(await screen.findByRole<HTMLAnchorElement>('link', { name: '3 pending bookings' }));
  expect([pending.pathname, parametersOf(pending)]).toEqual([
    '/bookings',
    { status: 'pending', from: today },
  ]);
  const counted = session.asked.find(({ pathname }) => pathname === '/api/admin/bookings');
  expect(counted && parametersOf(counted)).toMatchObject(parametersOf(pending));
  // The board has no cancelled rides, which the counts exclude.
  const days = await screen.findAllByRole<HTMLAnchorElement>('link', { name: '1 ride' });
  expect(days.map(linkOf).map((day) => [day.pathname, parametersOf(day)])).toEqual([
    ['/dispatch', { date: today }],
    ['/dispatch', { date: tomorrow }],
  ]);
});

it('distinguishes a booking that its customer changed from a new request', async () => {
  const session = new SessionWithWork();
  session.pending = [
    { ...pendingBooking, customerName: 'Emily Carter', isCustomerChange: true },
    { ...pendingBooking, id: crypto.randomUUID(), customerName: 'Oliver Hayes' },
  ];
  showScreen(TodaysWork, session);
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
  expect(await rowOf('Emily Carter')).toContain('Changed by the customer');
  expect(await rowOf('Oliver Hayes')).not.toContain('Changed by the customer');
});

it('updates at midnight in Baku on a page that stays open', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T19:59:30Z') });
  showScreen(TodaysWork, new SessionWithWork());
  const days = () =>
    screen
      .getAllByRole('heading')
      .slice(0, 2)
      .map(({ textContent }) => textContent);
  expect(days()).toEqual(['Today, Mar 1', 'Tomorrow, Mar 2']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(days()).toEqual(['Today, Mar 2', 'Tomorrow, Mar 3']);
});
