import { afterEach, describe, expect, it } from '@jest/globals';
import type { BookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { cleanup, screen } from '@testing-library/react';
import type { ApiCall } from '../../../../api/send-request';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
import { Session } from '../../../../session/session';
import { someTransaction } from '../../../../resources/fixtures/transaction.fixture';
import { showScreen } from '../../../../show-screen.fixture';
import { BookingPayments } from '../../payments/booking-payments';
import { BookingHistory } from './booking-history';

const id = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';

const page: BookingChangePage = {
  items: [
    {
      id,
      changedBy: id,
      changedAt: '2026-11-22T10:00:00.000Z',
      changes: [
        { field: 'bookingTime', from: null, to: '16:00' },
        { field: 'offer', from: { name: 'City tour', nameRu: null }, to: { name: 'Gobustan', nameRu: null } },
        { field: 'totalPrice', from: 0, to: 60 },
        { field: 'feeDueSince', from: '2026-11-22T09:00:00.000Z', to: null },
        { field: 'feeDueUsd', from: 27.5, to: null },
        { field: 'airportDirection', from: 'to_airport', to: null },
        { field: 'bookingDate', from: '2026-12-05', to: '2026-12-06' },
        { field: 'language', from: 'en', to: 'ru' },
        { field: 'preferredMessagingApp', from: 'whatsapp', to: 'an app of a later release' },
        { field: 'customerPhone', from: 'ask at the hotel', to: '+994501112233' },
        { field: 'fieldOfALaterRelease', from: 1, to: 2 },
      ],
    },
  ],
  total: 1,
  page: 1,
  pageSize: 50,
};

class SessionWithChanges extends Session {
  override async request<Result>({ response }: ApiCall<Result>): Promise<Result> {
    return response.parse(page);
  }
}

const received: TransactionResponse = {
  ...someTransaction,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  amount: 93.5,
  currency: 'AZN',
  description: 'Half of the price',
  paymentMethod: null,
  createdBy: id,
};
const spent: TransactionResponse = {
  ...received,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13',
  createdBy: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e14',
  transactionType: 'other_expense',
  amount: 5,
  currency: 'USD',
  description: 'Parking',
};

class SessionWithTransactions extends Session {
  override async request<Result>({ path, response }: ApiCall<Result>): Promise<Result> {
    const items = path.startsWith('/api/admin/transactions') ? [received, spent] : [];
    return response.parse({ items, total: items.length, page: 1, pageSize: 100 });
  }
}

const signIn = (username: string): AuditEntryResponse => ({
  id,
  at: received.createdAt,
  adminId: spent.createdBy,
  username,
  action: 'signedIn',
  kind: 'session',
  recordId: null,
  reference: null,
  fromVersion: null,
  toVersion: null,
  detail: null,
  outcome: 'done',
  code: null,
});

/** A server with one admin; the one who entered the other payment was removed, and may be in the audit log. */
class SessionWithAdmins extends SessionWithTransactions {
  constructor(private readonly formerName?: string) {
    super();
  }

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    if (this.formerName && call.path === `/api/admin/audit-entries?adminId=${spent.createdBy}&pageSize=1`)
      return call.response.parse({ items: [signIn(this.formerName)], total: 1, page: 1, pageSize: 1 });
    if (call.path !== '/api/admin/admins') return super.request(call);
    const leyla = { id, username: 'leyla', email: 'leyla@example.com', createdAt: received.createdAt };
    return call.response.parse([leyla]);
  }
}

function History() {
  const placed = { id: 'placed', fromStatus: null, toStatus: 'pending', changedBy: 'customer' } as const;
  const history = [{ ...placed, changedAt: '2026-11-21T09:00:00.000Z' }];
  const step = {
    id: 'step',
    fromState: 'on_the_way',
    toState: 'declined',
    by: `driver:${id}`,
    happenedAt: '2026-11-21T10:00:00.000Z',
    receivedAt: '2026-11-21T10:00:00.000Z',
    reason: 'car',
    note: 'a flat tyre',
  } as const;
  return <BookingHistory booking={{ id, bookingDate: '2026-11-21', history, steps: [step] }} />;
}

afterEach(cleanup);

describe('the history of a booking', () => {
  it('describes changes in words, above the earlier step of its driver and the earlier status', async () => {
    showScreen(History, new SessionWithChanges());
    await screen.findByText(/Time: /);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.slice(1)).toEqual([
      'Time: none → 16:00',
      'Service or tour: City tour → Gobustan',
      'Price: To be agreed → $60',
      'Cancellation fee due since: Nov 22, 2026, 13:00 → none',
      'Fee due: $27.50 → none',
      'Direction: To the airport → none',
      'Date: Dec 5, 2026 → Dec 6, 2026',
      'Language: English → Russian',
      'Messaging app: WhatsApp → an app of a later release',
      'Phone: ask at the hotel → +994 50 111 22 33',
      expect.stringMatching(/^Declined · 14:00a problem with the car: a flat tyre.*the driver$/),
      expect.stringMatching(/^Pending.*the customer$/),
    ]);
  });

  it('names the other admin who did something, but no removed one who is not in the audit log', async () => {
    showScreen(History, new SessionWithAdmins());
    await screen.findByText(/ · leyla$/);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContainEqual(expect.stringMatching(/^Half of the price.* · leyla$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Parking.* · another admin$/));
  });

  it('names a removed admin as in the audit log', async () => {
    showScreen(History, new SessionWithAdmins('nigar'));
    expect((await screen.findByText(/ · nigar$/)).closest('li')?.textContent).toMatch(/^Parking/);
  });

  it('has an expense with a minus, as the list of payments has, which is no money received [B3.28]', async () => {
    showScreen(History, new SessionWithTransactions());
    expect((await screen.findByText(/^Parking/)).textContent).toMatch(/^Parking: −\$5 /);
    expect(screen.getByText(/^Half of the price/).textContent).toMatch(/^Half of the price: ₼93\.50 /);
    cleanup();
    showScreen(() => <BookingPayments booking={pendingBooking} />, new SessionWithTransactions());
    const list = await screen.findByRole('list');
    expect(list.textContent).toMatch(/Parking.*−\$5 · /);
    expect(list.textContent).toContain(' · ₼93.50 · ');
  });
});
