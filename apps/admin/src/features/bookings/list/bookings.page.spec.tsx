import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { setClock } from '../../../set-clock.fixture';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { BookingsPage } from './bookings.page';

const anar = {
  id: crypto.randomUUID(),
  name: 'Anar',
  phone: null,
  email: null,
  language: 'az',
  licenseNumber: null,
  paymentRate: 60,
  paymentType: 'hourly',
  emergencyContact: null,
  address: null,
  hireDate: '2026-11-01',
  isActive: true,
  notes: null,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

/** A server without bookings on the requested page, which records the requests for the list. */
class SessionWithList extends Session {
  readonly asked: Record<string, string>[] = [];
  driversAsked = 0;
  drivers: unknown[] = [];
  total = 0;
  items: unknown[] = [];

  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    const { pathname, searchParams } = new URL(path, 'http://site');
    if (pathname === '/api/admin/drivers') {
      this.driversAsked += 1;
      return response.parse(this.drivers);
    }
    this.asked.push(Object.fromEntries(searchParams));
    const page = Number(searchParams.get('page') ?? 1);
    return response.parse({
      items: this.items,
      total: this.total,
      page,
      pageSize: 20,
      totalIsAtLeast: false,
    });
  }
}

const user = userEvent.setup();
let session: SessionWithList;

async function choose(filter: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: entry }));
}

beforeEach(() => {
  session = new SessionWithList();
  showScreen(BookingsPage, session);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the list of bookings', () => {
  it('has a preset of what is completed and not paid, and leaves both with it [I-43]', async () => {
    await choose('Payment', 'Completed, not paid');
    await waitFor(() =>
      expect(session.asked.at(-1)).toMatchObject({ status: 'completed', payment: 'notPaid' }),
    );
    await choose('Payment', 'Paid');
    await waitFor(() => expect(session.asked.at(-1)).toMatchObject({ payment: 'paid' }));
    expect(session.asked.at(-1)).not.toHaveProperty('status');
  });

  it('shows by how much a payment exceeds the price, unless it is cancelled', async () => {
    cleanup();
    session = new SessionWithList();
    session.total = 2;
    session.items = (['confirmed', 'cancelled'] as const).map((status) => ({
      ...pendingBooking,
      id: crypto.randomUUID(),
      status,
      totalPrice: 40,
      paidUsd: 60.5,
    }));
    showScreen(BookingsPage, session);
    expect(await screen.findAllByText('$20.50 more than the price')).toHaveLength(1);
  });

  it('marks what its customer has changed among the new requests', async () => {
    cleanup();
    session = new SessionWithList();
    session.items = [
      { ...pendingBooking, isCustomerChange: true },
      { ...pendingBooking, id: crypto.randomUUID(), isCustomerChange: false },
    ];
    session.total = session.items.length;
    showScreen(BookingsPage, session);
    const mark = await screen.findByText('Changed by the customer');
    expect(mark.closest('tr, article, li')?.textContent).toContain('Pending');
    expect(screen.getAllByText('Changed by the customer')).toHaveLength(1);
  });

  it('shows what is open of a part paid price and of a fee', async () => {
    cleanup();
    session = new SessionWithList();
    const ride = { ...pendingBooking, totalPrice: 40 };
    session.items = [
      { ...ride, status: 'completed', paidUsd: 10.5 },
      { ...ride, id: crypto.randomUUID(), status: 'cancelled', feeDueUsd: 20, paidUsd: 0 },
      // The whole price, which is shown anyway.
      { ...ride, id: crypto.randomUUID(), status: 'completed', paidUsd: 0 },
    ];
    session.total = session.items.length;
    showScreen(BookingsPage, session);
    expect(await screen.findByText('$29.50 open')).toBeTruthy();
    expect(screen.getAllByText(/ open$/).map(({ textContent }) => textContent)).toEqual([
      '$29.50 open',
      '$20 open',
    ]);
  });

  it('ignores filters and an order of a broken link, as if they were not set', async () => {
    cleanup();
    const broken = 'from=12026-01-01&driverId=abc&noDriver=yes&payment=no&status=lost&sort=luck&direction=up';
    showScreen(BookingsPage, session, `/bookings?${broken}`);
    await screen.findByRole('table', { name: 'Bookings' });
    await waitFor(() =>
      expect(session.asked.at(-1)).toEqual({ page: '1', sort: 'createdAt', direction: 'desc' }),
    );
  });

  it('rejects a year of five digits at its field, and prevents typing one', async () => {
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    fireEvent.change(from, { target: { value: '12026-01-01' } });
    await waitFor(() => expect(from.getAttribute('aria-invalid')).toBe('true'));
    expect(from.max).toBe('2199-12-31');
    expect(screen.getByText('Please enter a valid value')).toBeDefined();
  });

  it('has a preset of past rides, the last one first', async () => {
    cleanup();
    setClock('2031-03-01T20:01:00Z');
    showScreen(BookingsPage, session);
    await user.click(await screen.findByRole('button', { name: 'Past' }));
    const to = '2031-03-01';
    await waitFor(() =>
      expect(session.asked.at(-1)).toMatchObject({ to, sort: 'bookingDate', direction: 'desc' }),
    );
    expect(session.asked.at(-1)).not.toHaveProperty('from');
  });

  it('has a filter of the rides without a driver [I-47]', async () => {
    await choose('Driver', 'No driver');
    await waitFor(() => expect(session.asked.at(-1)).toMatchObject({ noDriver: '1' }));
  });

  it('reads the drivers only when their filter is opened or active', async () => {
    session.drivers = [anar];
    await screen.findByText('No bookings yet');
    expect(session.driversAsked).toBe(0);
    await choose('Driver', 'Anar');
    await waitFor(() => expect(session.asked.at(-1)).toMatchObject({ driverId: anar.id }));
    expect(session.driversAsked).toBe(1);

    cleanup();
    session = new SessionWithList();
    session.drivers = [anar];
    showScreen(BookingsPage, session, `/bookings?driverId=${anar.id}`);
    await waitFor(async () =>
      expect((await screen.findByRole('combobox', { name: 'Driver' })).textContent).toBe('Anar'),
    );
  });

  it.each([
    ['that its bookings fill', 41, '3'],
    ['before it, where they are fewer than they were counted', 200, '8'],
  ])('goes from a page without bookings to the last one %s', async (_which, total, page) => {
    cleanup();
    session = new SessionWithList();
    session.total = total;
    showScreen(BookingsPage, session, '/bookings?page=9');
    await waitFor(() => expect(session.asked[1]).toMatchObject({ page }));
  });

  it.each([
    ['2031-03-01T19:59:00Z', 'Today', '2031-03-01'],
    ['2031-03-01T20:01:00Z', 'Today', '2031-03-02'],
    ['2031-03-01T19:59:00Z', 'Tomorrow', '2031-03-02'],
    ['2031-03-01T20:01:00Z', 'Tomorrow', '2031-03-03'],
  ])('at %s asks with %s for the day of Baku: %s [I-47]', async (moment, preset, day) => {
    cleanup();
    setClock(moment);
    showScreen(BookingsPage, session);
    await user.click(await screen.findByRole('button', { name: preset }));
    await waitFor(() =>
      expect(session.asked.at(-1)).toMatchObject({ from: day, to: day, sort: 'bookingDate' }),
    );
  });
});
