import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse, BookingStatus } from '@chauffeur/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showBackOffice } from '../../../show-screen.fixture';
import { BookingPage } from './booking.page';

const id = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';

const booking: BookingDetailResponse = {
  id,
  referenceNumber: 'BK20261121-ABCDEFGH',
  status: 'pending',
  language: 'en',
  customerName: 'Emily Carter',
  customerEmail: 'emily@example.com',
  customerPhone: '+44 20 7946 0958',
  preferredMessagingApp: 'whatsapp',
  carId: id,
  carName: 'Toyota Camry',
  serviceId: id,
  serviceName: 'City tour',
  serviceNameRu: 'Обзорная поездка',
  tourId: null,
  tourName: null,
  tourNameRu: null,
  bookingDate: '2027-05-01',
  bookingTime: '10:30',
  passengerCount: 2,
  pickupLocation: 'Hilton Baku',
  dropoffLocation: 'Old City',
  airportDirection: null,
  flightNumber: null,
  specialRequests: null,
  totalPrice: 0,
  currency: 'USD',
  exchangeRate: 1,
  convertedPrice: 0,
  vehicleId: null,
  startsAt: '2027-05-01T06:30:00.000Z',
  durationMinutes: 60,
  bufferMinutes: 30,
  endsAt: null,
  scheduleVersion: 1,
  paidUsd: 0,
  paymentMethod: null,
  paidOn: null,
  vehicle: null,
  problems: [],
  isManual: false,
  createdBy: null,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  driver: null,
  history: [],
  assignments: [],
};

/** A session whose server has one booking and rejects a change of a stale version. */
class SessionWithBooking extends Session {
  readonly changes: unknown[] = [];

  constructor(public stored: BookingDetailResponse) {
    super();
  }

  override async request<Result>({ method = 'GET', body, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'PATCH') this.change(body as { status: BookingStatus; version: number });
    return response.parse(this.stored);
  }

  private change({ status, version }: { status: BookingStatus; version: number }): void {
    this.changes.push({ status, version });
    if (version !== this.stored.version) {
      const code = 'record.stale';
      throw new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code });
    }
    this.stored = { ...this.stored, status, version: version + 1 };
  }
}

function show(status: BookingStatus): SessionWithBooking {
  const session = new SessionWithBooking({ ...booking, status });
  const router = createMemoryRouter([{ path: '/bookings/:bookingId', Component: BookingPage }], {
    initialEntries: [`/bookings/${id}`],
  });
  showBackOffice(<RouterProvider router={router} />, session);
  return session;
}

const actionsOf = async () =>
  within(await screen.findByRole('group', { name: 'Change the status' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the actions of a booking', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it.each([
    ['pending', ['Confirm', 'Cancel booking', 'Other status']],
    ['confirmed', ['Mark complete', 'Cancel booking', 'Other status']],
    ['completed', ['Cancel booking', 'Other status']],
    ['cancelled', ['Other status']],
  ] as const)('are those of a %s one [B2.4.4, B4.1]', async (status, actions) => {
    show(status);
    expect(await actionsOf()).toEqual(actions);
  });

  it('confirm on the version that is shown, and lead on to the next [B2.4.5]', async () => {
    const session = show('pending');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('The booking is confirmed. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'confirmed', version: 1 }]);
    expect(await actionsOf()).toEqual(['Mark complete', 'Cancel booking', 'Other status']);
  });

  it('cancel only after the confirmation', async () => {
    const session = show('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(session.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('The booking is cancelled. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'cancelled', version: 1 }]);
  });

  it.each([
    ['pending', ['Completed']],
    ['confirmed', ['Pending']],
    ['completed', ['Pending', 'Confirmed']],
    ['cancelled', ['Pending', 'Confirmed', 'Completed']],
  ] as const)('lead from %s to every other status [B4.1]', async (status, others) => {
    show(status);
    await user.click(await screen.findByRole('button', { name: 'Other status' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(others);
  });

  it('take back a slip after a confirmation that says what the customer gets', async () => {
    const session = show('cancelled');
    await user.click(await screen.findByRole('button', { name: 'Other status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Confirmed' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Set BK\S+ to “Confirmed”\?$/ });
    expect(within(dialog).getByText('The customer gets an email about the new status.')).toBeTruthy();
    expect(session.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await screen.findByText('The booking is confirmed. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'confirmed', version: 1 }]);
  });

  it('say that going back to pending sends no email', async () => {
    const session = show('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Other status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Pending' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('The customer gets no email about it.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await screen.findByText('The booking is pending.');
    expect(session.changes).toEqual([{ status: 'pending', version: 1 }]);
  });

  it('change once by a double click', async () => {
    const session = show('pending');
    await user.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('The booking is confirmed. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'confirmed', version: 1 }]);
  });

  it('show the current state when another admin was quicker', async () => {
    const session = show('pending');
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    session.stored = { ...session.stored, status: 'confirmed', version: 2 };
    await user.click(confirm);
    await screen.findByText(/Somebody else has changed this booking/);
    await screen.findByRole('button', { name: 'Mark complete' });
    expect(await actionsOf()).toEqual(['Mark complete', 'Cancel booking', 'Other status']);
  });

  it('stand beside a price that is still to be agreed [D1.2]', async () => {
    show('pending');
    expect(await screen.findByText('Price to be agreed')).toBeTruthy();
  });
});
