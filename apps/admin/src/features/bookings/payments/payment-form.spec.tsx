import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { errorResponse } from '../../../records/session-with-records.fixture';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { pendingBooking } from '../../../resources/fixtures/booking.fixture';
import { someDriver } from '../../../resources/fixtures/driver.fixture';
import { BookingPayments } from './booking-payments';

const none = { items: [], total: 0, page: 1, pageSize: 20 };
const withoutResponse = new RequestFailed(null, null);

/** A server that fails payments as listed. After that, a payment never gets a response. */
class SessionWithFailures extends Session {
  readonly keys: (string | undefined)[] = [];
  readonly bodies: unknown[] = [];
  reads = 0;

  constructor(private readonly failures: RequestFailed[]) {
    super();
  }

  override async request<Result>({
    method,
    body,
    idempotencyKey,
    response,
  }: ApiCall<Result>): Promise<Result> {
    if (method !== 'POST') {
      this.reads += 1;
      return response.parse(none);
    }
    this.keys.push(idempotencyKey);
    this.bodies.push(body);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return new Promise(() => undefined);
  }
}

function show(...failures: RequestFailed[]): SessionWithFailures {
  return showOf(60, failures);
}

function showOf(
  totalPrice: number,
  failures: RequestFailed[] = [],
  changes: Partial<BookingDetailResponse> = {},
): SessionWithFailures {
  const session = new SessionWithFailures(failures);
  const booking = { ...pendingBooking, id: crypto.randomUUID(), totalPrice, ...changes };
  const Payments = () => {
    const [paidUsd, setPaid] = useState(0);
    return (
      <>
        <BookingPayments booking={{ ...booking, paidUsd }} />
        <button onClick={() => setPaid(20)}>Receive 20</button>
      </>
    );
  };
  showScreen(Payments, session);
  return session;
}

describe('the form of a payment', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  const open = () => user.click(screen.getByRole('button', { name: 'Payment received' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save payment' }));
  /** Saves, waits for the given number of tries, and returns the keys of all of them. */
  async function saved(session: SessionWithFailures, count: number) {
    await save();
    await waitFor(() => expect(session.keys).toHaveLength(count));
    return session.keys;
  }
  async function saveAnyway() {
    const question = await screen.findByRole('alertdialog', { name: 'More than the price?' });
    await user.click(within(question).getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  const failed = () => within(screen.getByRole('dialog')).findByRole('alert');
  async function close(): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it.each([
    ['the same payment after one without a response', withoutResponse, 1],
    ['the same payment after a response that broke off', new RequestFailed(201, null), 1],
    ['another payment after one that was rejected', errorResponse('request.invalid'), 2],
  ])('closed and opened again, is %s; what is stored is read again', async (_which, failure, keys) => {
    const session = show(failure);
    await open();
    const reads = session.reads;
    await save();
    await failed();
    await waitFor(() => expect(session.reads).toBeGreaterThan(reads));
    await close();
    await open();
    expect(new Set(await saved(session, 2)).size).toBe(keys);
  });

  it('is more than 0', async () => {
    const session = show();
    await open();
    const amount = screen.getByLabelText<HTMLInputElement>(/^Amount/);
    fireEvent.change(amount, { target: { value: '0' } });
    await save();
    expect(await screen.findByText('A payment is more than 0')).toBeTruthy();
    expect([document.activeElement, session.bodies.length]).toEqual([amount, 0]);
  });

  it('is of the company, or of the driver who collects it', async () => {
    const { id, name } = someDriver;
    const driver = { id, name, phone: null };
    for (const [driverCollects, chosen, other, driverId] of [
      [true, name, 'The company', id],
      [false, 'The company', name, null],
    ] as const) {
      const session = showOf(60, [withoutResponse], { driver, driverCollects });
      await open();
      const recipient = await screen.findByRole('combobox', { name: 'Received by' });
      expect(recipient.textContent).toBe(chosen);
      await saved(session, 1);
      await failed();
      await user.click(recipient);
      await user.click(await screen.findByRole('option', { name: other }));
      await saved(session, 2);
      const others = driverId ? null : id;
      expect(session.bodies).toMatchObject([{ driverId }, { driverId: others }]);
      cleanup();
    }
  });

  it('is the same payment if a try after one without a response is rejected', async () => {
    const session = show(withoutResponse, errorResponse('request.tooMany'));
    await open();
    for (const count of [1, 2, 3]) await saved(session, count);
    expect(new Set(session.keys).size).toBe(1);
  });

  it('says that the first try is stored, and becomes a new payment when it is opened again', async () => {
    const session = show(errorResponse('idempotencyKey.reused'), errorResponse('idempotencyKey.reused'));
    await open();
    for (const count of [1, 2]) {
      await saved(session, count);
      expect((await failed()).textContent).toMatch(/^This form has already been saved/);
    }
    await close();
    await open();
    const [first, second, third] = await saved(session, 3);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('becomes a new payment after another one was received, unless it stayed open', async () => {
    const session = show(withoutResponse, withoutResponse);
    await open();
    await save();
    await failed();
    fireEvent.click(screen.getByText('Receive 20'));
    await screen.findByText(/^\$20(\.00)? received$/);
    await save();
    await saveAnyway();
    await waitFor(() => expect(session.keys).toHaveLength(2));
    await failed();
    await close();
    await open();
    const [first, second, third] = await saved(session, 3);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('shows by how much the payments exceed the price', async () => {
    showOf(15);
    expect(screen.queryByText(/more than the price/)).toBeNull();
    fireEvent.click(screen.getByText('Receive 20'));
    expect(await screen.findByText(/^\$5(\.00)? more than the price$/)).toBeDefined();
  });

  it.each([
    // As binary fractions these would be a qepik less than the price that the customer saw.
    [1.15, '1.96'],
    [9.95, '16.92'],
    [60, '102'],
  ])('proposes the open amount of $%d in AZN, rounding half a qepik up', async (totalPrice, azn) => {
    showOf(totalPrice);
    await open();
    await user.click(screen.getByLabelText(/^Currency/));
    await user.click(await screen.findByRole('option', { name: 'AZN' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe(azn);
  });

  it('asks before more than the price is received', async () => {
    const session = show();
    fireEvent.click(screen.getByText('Receive 20'));
    await screen.findByText(/^\$20(\.00)? received$/);
    await open();
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '400' } });
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'More than the price?' }));
    const text =
      /is \$60; received so far: \$20\. With this payment, you will have received \$360 more than the price/;
    expect(question.getByText(text)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Change the payment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(session.keys).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Save payment'));
    await save();
    await saveAnyway();
    await waitFor(() => expect(session.keys).toHaveLength(1));
  });

  it('is saved once by Ctrl+Enter, as soon as it is open', async () => {
    const session = show();
    await open();
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(session.keys).toHaveLength(1));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(session.keys).toHaveLength(1);
  });

  it('stays open and disabled while the payment is in flight', async () => {
    const session = show();
    await open();
    await saved(session, 1);
    expect(screen.getByLabelText(/^Amount/).closest('[inert]')).not.toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
