import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { RemoveBookingButton } from '../detail/status/remove-booking-button';
import { StatusActions } from '../detail/status/status-actions';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { SettlePayments } from './settle-payments';

const booking = { ...pendingBooking, totalPrice: 99.5, paidUsd: 99.5, paymentMethod: 'Cash' };

class SessionWithPaidBooking extends Session {
  /** The requested changes: bodies or paths. */
  readonly sent: unknown[] = [];

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'GET') return response.parse({ items: [], total: 0, page: 1, pageSize: 20 });
    this.sent.push(body ?? path);
    return response.parse({ ...booking, status: 'cancelled', version: 2 });
  }
}

/** Stores each settlement, but fails the first request with the given status; null means without a response. */
class SessionWithSettlements extends Session {
  readonly keys: (string | undefined)[] = [];

  constructor(private readonly firstStatus: number | null | undefined) {
    super();
  }

  override async request<Result>({ idempotencyKey, response }: ApiCall<Result>): Promise<Result> {
    this.keys.push(idempotencyKey);
    if (this.keys.length === 1 && this.firstStatus !== undefined)
      throw new RequestFailed(this.firstStatus, null);
    return response.parse(undefined);
  }
}

function show(): SessionWithPaidBooking {
  const session = new SessionWithPaidBooking();
  const Both = () => (
    <>
      <StatusActions booking={booking} />
      <RemoveBookingButton booking={booking} />
    </>
  );
  showScreen(Both, session);
  return session;
}

describe('the question what happens with the money', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  /** Answers the question in the dialog that the button opens, entering the part if there is one. */
  async function answer(button: string, choice: string, part?: string) {
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/\$99\.50, Cash/)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: choice }));
    if (part !== undefined) await user.type(dialog.getByRole('spinbutton'), part);
    await user.click(dialog.getByRole('button', { name: button }));
  }

  it.each([
    ['Keep it', undefined, 'keep'],
    ['Returned to the customer', undefined, 'return'],
    ['Keep a part', '40', { keepUsd: 40 }],
  ] as const)('is answered with the cancellation: %s %s [I-39]', async (choice, part, payments) => {
    const session = show();
    await answer('Cancel booking', choice, part);
    await waitFor(() => expect(session.sent).toEqual([{ status: 'cancelled', version: 1, payments }]));
  });

  it.each([
    ['Returned to the customer', undefined, '&payments=return'],
    ['Keep a part', '40', '&keepUsd=40'],
  ] as const)('is answered with the deletion: %s %s [I-39]', async (choice, part, parameter) => {
    const session = show();
    await answer('Delete booking', choice, part);
    const path = `/api/admin/bookings/${booking.id}?version=1${parameter}`;
    await waitFor(() => expect(session.sent).toEqual([path]));
    // The screen is left without a question about unsaved input.
    expect(await screen.findByText(`${booking.referenceNumber} is deleted.`)).toBeTruthy();
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it.each([
    ['the fee that the customer owes', 49.75, '49.75'],
    ['nothing if the fee is all that was received', 99.5, ''],
  ])('proposes as the part to keep %s', async (_what, feeDueUsd, proposed) => {
    const session = new SessionWithPaidBooking();
    showScreen(() => <SettlePayments booking={{ ...booking, status: 'cancelled', feeDueUsd }} />, session);
    await user.click(screen.getByRole('radio', { name: 'Keep a part' }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', proposed);
    const settle = screen.getByRole('button', { name: 'Settle the money' });
    expect(settle).toHaveProperty('disabled', proposed === '');
    if (proposed === '') return;
    await user.click(settle);
    await waitFor(() => expect(session.sent).toEqual([{ payments: { keepUsd: Number(proposed) } }]));
  });

  it('is answered with "Keep it" for a booking that was cancelled without an answer', async () => {
    const session = new SessionWithPaidBooking();
    showScreen(() => <SettlePayments booking={{ ...booking, status: 'cancelled' }} />, session);
    await user.click(screen.getByRole('button', { name: 'Settle the money' }));
    await waitFor(() => expect(session.sent).toEqual([{ payments: 'keep' }]));
  });

  it('rejects a part that is the whole amount or more', async () => {
    const session = show();
    await answer('Cancel booking', 'Keep a part', '99.5');
    const field = within(screen.getByRole('alertdialog')).getByRole('spinbutton');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(session.sent).toEqual([]);
  });

  it('rejects fractions of a cent', async () => {
    const session = show();
    await answer('Cancel booking', 'Keep a part', '40.125');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('spinbutton').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('At most 2 decimal places')).toBeTruthy();
    expect(session.sent).toEqual([]);
  });

  it.each([
    ['one that is stored', undefined, 2],
    ['one that is rejected', 409, 2],
    ['one without a response, whose repeat must do nothing', null, 1],
    ['one in which the server failed, whose repeat must do nothing', 503, 1],
    ['one whose response broke off, whose repeat must do nothing', 201, 1],
  ])('has a request of its own after %s', async (_before, status, keys) => {
    const session = new SessionWithSettlements(status);
    showScreen(() => <SettlePayments booking={{ ...booking, status: 'cancelled' }} />, session);
    for (const count of [1, 2]) {
      await user.click(screen.getByRole('radio', { name: 'Returned to the customer' }));
      const settle = screen.getByRole<HTMLButtonElement>('button', { name: 'Settle the money' });
      await waitFor(() => expect(settle.disabled).toBe(false));
      await user.click(settle);
      await waitFor(() => expect(session.keys).toHaveLength(count));
    }
    expect(new Set(session.keys).size).toBe(keys);
  });
});
