import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { RideProblem } from '@chauffeur/contracts/bookings/ride-problems';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RequestFailed, type ApiCall } from '../../../../api/send-request';
import { Session } from '../../../../session/session';
import { Notices } from '../../../../notices/notices';
import { showBackOffice } from '../../../../show-screen.fixture';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
import { BookingPage } from '../booking.page';

const booking = pendingBooking;
const { id } = booking;

function rejectStale({ version }: { version: number }, stored: BookingDetailResponse): void {
  if (version === stored.version) return;
  const code = 'record.stale';
  throw new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code });
}

/** A server with one booking that rejects changes based on a stale version. */
class SessionWithBooking extends Session {
  readonly changes: unknown[] = [];
  readonly undone: unknown[] = [];
  readonly otherChanges: unknown[] = [];
  readonly payments: unknown[] = [];
  problems: RideProblem[] = [];
  /** The other ride of its trip. */
  other: BookingDetailResponse | null = null;
  otherReads = 0;
  /** Reads everything again, as after a live update. */
  readAgain: () => void = () => undefined;

  constructor(public stored: BookingDetailResponse) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (this.other && path.includes(this.other.id)) return response.parse(this.changeOther(method, body));
    if (method === 'PATCH') this.change(body as { status: BookingStatus; version: number });
    if (path.startsWith('/api/admin/transactions')) {
      if (method === 'POST') this.payments.push(body);
      return (method === 'POST' ? {} : { items: [], total: 0, page: 1, pageSize: 20 }) as Result;
    }
    if (method === 'POST') this.undo(path, body as { version: number });
    return response.parse({ ...this.stored, problems: this.problems });
  }

  private changeOther(method: string, body: unknown): BookingDetailResponse | null {
    if (method !== 'PATCH' || !this.other) {
      this.otherReads += 1;
      return this.other;
    }
    this.otherChanges.push(body);
    rejectStale(body as { version: number }, this.other);
    return (this.other = { ...this.other, status: 'cancelled', version: 3 });
  }

  private undo(path: string, { version }: { version: number }): void {
    this.undone.push([path, version]);
    this.stored = { ...this.stored, status: 'pending', version: version + 1 };
  }

  private change({ status, version }: { status: BookingStatus; version: number }): void {
    this.changes.push({ status, version });
    rejectStale({ version }, this.stored);
    this.stored = { ...this.stored, status, version: version + 1 };
  }
}

function show(
  status: BookingStatus,
  totalPrice = 0,
  changes: Partial<BookingDetailResponse> = {},
): SessionWithBooking {
  const session = new SessionWithBooking({ ...booking, status, totalPrice, ...changes });
  const router = createMemoryRouter([{ path: '/bookings/:bookingId', Component: BookingPage }], {
    initialEntries: [`/bookings/${id}`],
  });
  const { readAgain } = showBackOffice(
    <Notices>
      <RouterProvider router={router} />
    </Notices>,
    session,
  );
  return Object.assign(session, { readAgain });
}

const actionsOf = async () =>
  within(await screen.findByRole('group', { name: 'Change the status' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the actions of a booking', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('promise no email to a customer who has none', async () => {
    const session = show('pending');
    session.stored = { ...session.stored, customerEmail: '' };
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The booking is confirmed.')).toBeTruthy();
  });

  it.each([
    ['pending', ['Confirm', 'Cancel booking', 'Set status']],
    ['confirmed', ['Mark complete', 'Cancel booking', 'Set status']],
    ['completed', ['Cancel booking', 'Set status']],
    ['cancelled', ['Set status']],
  ] as const)('are those of a %s one [B2.4.4, B4.1]', async (status, actions) => {
    show(status);
    expect(await actionsOf()).toEqual(actions);
  });

  it('confirm on the version that is shown, and lead on to the next [B2.4.5]', async () => {
    const session = show('pending');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('The booking is confirmed. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'confirmed', version: 1 }]);
    expect(await actionsOf()).toEqual(['Mark complete', 'Cancel booking', 'Set status']);
  });

  it('cancel only after the confirmation', async () => {
    const session = show('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(session.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('The booking is cancelled. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'cancelled', version: 1 }]);
    // The button that had the focus is gone.
    const place = screen.getByRole('group', { name: booking.referenceNumber });
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  /** Shows the ride there of a trip whose ride back has version 2. */
  async function showRideThere(): Promise<SessionWithBooking> {
    const otherLeg = {
      id: '0198c0de-0000-7000-8000-0000000000c2',
      referenceNumber: 'BK20261121-BACKBACK',
      leg: 2,
      status: 'pending',
      bookingDate: booking.bookingDate,
      bookingTime: booking.bookingTime,
    } as const;
    const tripId = '0198c0de-0000-7000-8000-0000000000c1';
    const session = show('confirmed', 0, { tripId, leg: 1, otherLeg });
    const { referenceNumber, bookingDate, bookingTime } = booking;
    const there = { id, referenceNumber, leg: 1, status: 'confirmed', bookingDate, bookingTime } as const;
    session.other = { ...booking, ...otherLeg, tripId, version: 2, otherLeg: there };
    await rideBackLink();
    return session;
  }
  const rideBackLink = () => screen.findByRole('link', { name: 'BK20261121-BACKBACK' });

  /** Cancels the ride there that is shown, up to the first confirmation; returns the question about the ride back. */
  async function confirmCancelThere(): Promise<HTMLElement> {
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    return screen.findByRole('alertdialog', { name: 'Cancel the ride back (BK20261121-BACKBACK) too?' });
  }

  it('ask about the ride back where the ride there is cancelled, and leave it [II-26]', async () => {
    const session = await showRideThere();
    const question = await confirmCancelThere();
    expect([session.changes, session.otherChanges]).toEqual([[], []]);
    await user.click(within(question).getByRole('button', { name: 'Keep booking' }));
    await screen.findByText('The booking is cancelled. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'cancelled', version: 1 }]);
    expect(session.otherChanges).toEqual([]);
  });

  it('cancel the ride back too if staff say so', async () => {
    const session = await showRideThere();
    const question = await confirmCancelThere();
    await user.click(within(question).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(session.changes).toEqual([{ status: 'cancelled', version: 1 }]));
    expect(session.otherChanges).toEqual([{ status: 'cancelled', version: 2 }]);
  });

  it('leave a ride back that another admin changes during the question', async () => {
    const session = await showRideThere();
    const question = await confirmCancelThere();
    if (session.other) session.other = { ...session.other, version: 3 };
    const { otherReads } = session;
    session.readAgain();
    await waitFor(() => expect(session.otherReads).toBeGreaterThan(otherReads));
    await user.click(within(question).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(session.changes).toEqual([{ status: 'cancelled', version: 1 }]));
    expect(session.otherChanges).toEqual([{ status: 'cancelled', version: 2 }]);
    expect(session.other?.status).toBe('pending');
    expect(await screen.findByText(/Someone else has changed this booking/)).toBeTruthy();
  });

  it('cancel a ride back that was changed after its page was left', async () => {
    const session = await showRideThere();
    await user.click(await rideBackLink());
    await user.click(await screen.findByRole('link', { name: booking.referenceNumber }));
    await rideBackLink();
    if (session.other) session.other = { ...session.other, version: 3 };
    const question = await confirmCancelThere();
    await user.click(within(question).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(session.otherChanges).toEqual([{ status: 'cancelled', version: 3 }]));
  });

  it('lead to every status, of which the present one is marked [B4.1, I-35]', async () => {
    const session = show('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    const items = screen.getAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(['Pending', 'Confirmed', 'Completed', 'Cancelled']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Confirmed', checked: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.changes).toEqual([]);
  });

  it('are undone by a button of their notice, with the version that they made', async () => {
    const session = show('pending');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const notice = (await screen.findByRole('button', { name: 'Undo' })).closest<HTMLElement>(
      '[role=status]',
    );
    expect(notice?.textContent).toContain(`${booking.referenceNumber} Undo`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The booking is pending again.');
    expect(session.undone).toEqual([[`/api/admin/bookings/${id}/status/undo`, 2]]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('report no loss after an Undo that the ride did not have before either', async () => {
    const session = show('pending');
    session.problems = ['noVehicle'];
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The booking is pending again.')).toBeTruthy();
  });

  it('say what a revived ride no longer gets', async () => {
    const session = show('cancelled');
    session.problems = ['noVehicle'];
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Confirmed' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    expect(await screen.findByText(/Its vehicle is not free any more\./)).toBeTruthy();
  });

  it('correct a mistake after a confirmation that says which email the customer gets', async () => {
    const session = show('cancelled');
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Confirmed' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Set BK\S+ to “Confirmed”\?$/ });
    expect(within(dialog).getByText('The customer gets an email about the new status.')).toBeTruthy();
    expect(session.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await screen.findByText('The booking is confirmed. The customer gets an email.');
    expect(session.changes).toEqual([{ status: 'confirmed', version: 1 }]);
  });

  it('say that going back to pending sends no email', async () => {
    const session = show('confirmed');
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Pending' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('The customer gets no email about it.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Set status' }));
    await screen.findByText('The booking is pending.');
    expect(session.changes).toEqual([{ status: 'pending', version: 1 }]);
  });

  /** A ride that is completed a second time has no second email. */
  const thanks = 'The customer gets an email of thanks, unless they have had it for this ride.';
  const askedForPayment = async () => {
    await user.click(await screen.findByRole('button', { name: 'Mark complete' }));
    return within(await screen.findByRole('dialog', { name: /^Mark BK\S+ complete$/ }));
  };

  it('ask for the payment before a ride that is not paid is complete, and set the status once it is saved [I-43]', async () => {
    const session = show('confirmed', 60);
    const dialog = await askedForPayment();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('60');
    await user.click(dialog.getByRole('button', { name: 'Save payment and complete' }));
    await screen.findByText(`The booking is completed. ${thanks}`);
    expect(session.payments).toMatchObject([{ transactionType: 'revenue', amount: 60, bookingId: id }]);
    expect(session.changes).toEqual([{ status: 'completed', version: 1 }]);
  });

  it('promise an email about a completed unpaid ride only if the customer gets one', async () => {
    const text = /^This ride is not paid yet\. /;
    show('confirmed', 60);
    expect((await askedForPayment()).getByText(text).textContent).toContain(` ${thanks}`);
    cleanup();
    show('confirmed', 60, { customerEmail: '' });
    expect((await askedForPayment()).getByText(text).textContent).toContain(' gets no email about it.');
  });

  it('promise one email for a ride however often it is completed', async () => {
    show('confirmed', 60, { paidUsd: 60 });
    await user.click(await screen.findByRole('button', { name: 'Set status' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Completed' }));
    expect(within(await screen.findByRole('alertdialog')).getByText(thanks)).toBeTruthy();
  });

  it('promise no email if a no-show becomes complete', async () => {
    show('confirmed', 60, { paidUsd: 60, progress: { ...booking.progress, state: 'no_show' } });
    const complete = await screen.findByRole('button', { name: 'Complete' });
    await user.click(complete);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('The customer gets no email about it.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Set status' }));
    expect(await screen.findByText('The booking is completed.')).toBeTruthy();
  });

  it('go on without the payment, or not at all [I-43]', async () => {
    const session = show('confirmed', 60);
    await user.click((await askedForPayment()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.changes).toEqual([]);
    await user.click((await askedForPayment()).getByRole('button', { name: 'Skip payment' }));
    await screen.findByText(`The booking is completed. ${thanks}`);
    expect([session.changes, session.payments]).toEqual([[{ status: 'completed', version: 1 }], []]);
  });

  it('change once by a double click [I-51]', async () => {
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
    await screen.findByText(/Someone else has changed this booking/);
    await screen.findByRole('button', { name: 'Mark complete' });
    expect(await actionsOf()).toEqual(['Mark complete', 'Cancel booking', 'Set status']);
  });

  it('stand beside a price that is still to be agreed [D1.2]', async () => {
    show('pending');
    expect(await screen.findByText('Price to be agreed')).toBeTruthy();
  });
});
