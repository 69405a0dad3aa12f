import { afterEach, describe, expect, it } from '@jest/globals';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import type { FinanceSummary } from '@chauffeur/contracts/finance/summary';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { someDriver } from '../../resources/fixtures/driver.fixture';
import { someTransaction } from '../../resources/fixtures/transaction.fixture';
import { showScreen } from '../../show-screen.fixture';
import { dayAfter } from '../../text/day-after';
import { FinancePage } from './finance.page';
import { presetPeriod } from './settlement/settlement-period.rules';

const revenue: TransactionResponse = {
  ...someTransaction,
  booking: {
    id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e31',
    referenceNumber: 'BK20261121-ABCDEFGH',
    customerName: 'Emma Brown',
  },
  driver: { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e41', name: 'Elvin Mammadov' },
};
const fuel: TransactionResponse = {
  ...revenue,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  transactionType: 'fuel',
  amount: 170,
  currency: 'AZN',
  description: 'Full tank',
  status: 'pending',
  booking: null,
  driver: null,
};
const summary: FinanceSummary = {
  totalRevenue: 1250.5,
  totalDriverPayments: 300,
  totalCarRentals: 0,
  totalOtherExpenses: 1100,
  netProfit: -149.5,
};

/** Responds to pages, totals and the search for bookings, as well as to requests for records. */
class SessionWithMoney extends SessionWithRecords<TransactionResponse> {
  summary: FinanceSummary | undefined = summary;
  readonly files: string[] = [];

  override download(path: string): Promise<void> {
    this.files.push(path);
    return Promise.resolve();
  }

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    const { path, method = 'GET', response } = call;
    const [address = '', parameters] = path.split('?');
    if (method === 'POST') {
      const composed = { booking: null, driver: null, createdBy: 'admin' };
      return super.request({ ...call, body: { ...(call.body as object), ...composed } });
    }
    if (method !== 'GET' || this.isDown) return super.request(call);
    this.calls.push({ method, path, body: undefined });
    if (address === '/api/admin/finance/summary') {
      if (!this.summary) throw new RequestFailed(503, null);
      return response.parse(this.summary);
    }
    if (address === '/api/admin/bookings')
      return response.parse({ items: [], total: 0, page: 1, pageSize: 10 });
    if (address !== this.path || parameters === undefined) return super.request(call);
    return response.parse({ items: this.records, total: this.records.length, page: 1, pageSize: 20 });
  }
}

function show(
  records: TransactionResponse[],
  address?: string,
  drivers: readonly DriverResponse[] = [],
): SessionWithMoney {
  const session = new SessionWithMoney('/api/admin/transactions', records, { '/api/admin/drivers': drivers });
  showScreen(FinancePage, session, address);
  return session;
}

const tiles = () =>
  within(screen.getByLabelText('Totals of completed transactions'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the finance screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows totals with a dollar sign and 2 decimals, revenue as income and the rest as expenses [B2.5.26, B9.18]', async () => {
    show([revenue, fuel]);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(await table.findByText('+$1,250.50')).toBeTruthy();
    expect(table.getByText('−₼170.00')).toBeTruthy();
    expect(table.getByText('≈ $100.00')).toBeTruthy();
    expect(table.getByRole('link', { name: 'BK20261121-ABCDEFGH' })).toBeTruthy();
    expect(table.getByText('Elvin Mammadov')).toBeTruthy();
    await waitFor(() => expect(tiles()).toEqual(['$1,250.50', '$300.00', '$0.00', '$1,100.00', '−$149.50']));
  });

  it('ignores filters of a broken link, as if they were not set', async () => {
    const session = show(
      [revenue],
      `/finance?driverId=abc&from=tomorrow&to=2026-13-01&type=gift&page=0&search=${'a'.repeat(201)}`,
    );
    expect(await screen.findByText('+$1,250.50')).toBeTruthy();
    const { calls } = session;
    expect(calls.map(({ path }) => path)).toContain('/api/admin/transactions?page=1');
    expect(calls.filter(({ path }) => path.includes('abc') || path.includes('tomorrow'))).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Driver' }).textContent).toBe('All');
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('false');
  });

  it('shows an amount of 0 without a sign', async () => {
    show([{ ...fuel, amount: 0, currency: 'USD' }]);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(await table.findByText('$0.00')).toBeTruthy();
    expect(table.getByRole('button', { name: 'Edit Fuel $0.00, Nov 21, 2026' })).toBeTruthy();
  });

  it('requests the period and type of the URL, and the totals for both [B2.5.27]', async () => {
    const session = show([revenue], '/finance?from=2026-11-01&to=2026-11-30&type=fuel');
    await screen.findByText('Airport transfer');
    const requested = session.calls.map(({ path }) => path);
    expect(requested).toContain('/api/admin/transactions?from=2026-11-01&to=2026-11-30&type=fuel&page=1');
    expect(requested).toContain('/api/admin/finance/summary?from=2026-11-01&to=2026-11-30&type=fuel');
    await user.click(screen.getByLabelText('Type'));
    await user.click(await screen.findByRole('option', { name: 'All types' }));
    await waitFor(() =>
      expect(session.calls.map(({ path }) => path)).toContain(
        '/api/admin/transactions?from=2026-11-01&to=2026-11-30&page=1',
      ),
    );
  });

  it('names a deleted driver in its filter, also where no transaction has the name', async () => {
    show([revenue], `/finance?driverId=${revenue.driver?.id}`);
    const chosen = await screen.findByRole('combobox', { name: 'Driver' });
    await waitFor(() => expect(chosen.textContent).toBe('Elvin Mammadov'));
    cleanup();
    show([], `/finance?driverId=${revenue.driver?.id}`);
    const unknown = await screen.findByRole('combobox', { name: 'Driver' });
    await waitFor(() => expect(unknown.textContent).toBe('Deleted driver'));
  });

  it('has filters of the status and of whole months, and shows how each was paid', async () => {
    const session = show([revenue]);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(await table.findByText('Cash')).toBeTruthy();
    const asked = () => session.calls.findLast(({ path }) => path.includes('page='))?.path;
    await user.click(screen.getByLabelText('Status'));
    await user.click(await screen.findByRole('option', { name: 'Pending' }));
    await waitFor(() => expect(asked()).toBe('/api/admin/transactions?status=pending&page=1'));
    const { from, to } = presetPeriod('lastMonth');
    const lastMonth = () => screen.getByRole('button', { name: 'Last month' });
    await user.click(lastMonth());
    const inMonth = `/api/admin/transactions?from=${from}&to=${to}&status=pending&page=1`;
    await waitFor(() => expect(asked()).toBe(inMonth));
    await user.click(lastMonth());
    await waitFor(() => expect(lastMonth().getAttribute('aria-pressed')).toBe('false'));
    expect(screen.getByLabelText('From')).toHaveProperty('value', '');
  });

  it('is filtered by how it was paid and by the driver, in list, totals and file', async () => {
    const session = show([revenue], undefined, [someDriver]);
    await user.click(await screen.findByLabelText('Payment method'));
    await user.click(await screen.findByRole('option', { name: 'Cash' }));
    await user.click(screen.getByLabelText('Driver'));
    await user.click(await screen.findByRole('option', { name: 'Elvin Mammadov' }));
    const filters = `paymentMethod=cash&driverId=${someDriver.id}`;
    const asked = () => session.calls.map(({ path }) => path);
    await waitFor(() => expect(asked()).toContain(`/api/admin/finance/summary?${filters}`));
    expect(asked()).toContain(`/api/admin/transactions?${filters}&page=1`);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await user.click(screen.getByRole('button', { name: 'Settings of the spreadsheet program' }));
    await user.click(await screen.findByRole('menuitem', { name: /Azerbaijani or Russian settings/ }));
    const file = `/api/admin/transactions/export.csv?${filters}&language=en`;
    await waitFor(() => expect(session.files).toEqual([file, `${file}&separator=semicolon`]));
  });

  it('shows dashes when the totals could not be loaded [B8.14]', async () => {
    const session = new SessionWithMoney('/api/admin/transactions', [revenue]);
    session.summary = undefined;
    showScreen(FinancePage, session);
    expect(await screen.findByText('Airport transfer')).toBeTruthy();
    expect(tiles()).toEqual(['–', '–', '–', '–', '–']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('begins a new one as completed revenue in USD of today, and preserves it when it can not be saved [B5.3.9, B8.22]', async () => {
    const session = show([]);
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add transaction' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add transaction' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please fill in this field')).toHaveLength(2);
    await user.type(dialog.getByLabelText(/Amount/), '120.5');
    await user.type(dialog.getByLabelText(/Description/), 'City tour');
    session.isDown = true;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Failed to save transaction. Please try again.')).toBeTruthy();
    session.isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      transactionType: 'revenue',
      amount: 120.5,
      currency: 'USD',
      transactionDate: todayInBaku(),
      description: 'City tour',
      status: 'completed',
      paymentMethod: null,
      receiptUrl: null,
      notes: null,
      driverId: null,
      bookingId: null,
    });
  });

  it('edits with the links that the transaction has stored, and deletes after a confirmation', async () => {
    const session = show([revenue]);
    await user.click(await screen.findByRole('button', { name: 'Edit Revenue +$1,250.50, Nov 21, 2026' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit transaction' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Booking').value).toContain('BK20261121-ABCDEFGH');
    expect(dialog.getByText('Elvin Mammadov')).toBeTruthy();
    await user.type(dialog.getByLabelText(/Notes/), 'Paid late');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The transaction is saved.');
    expect(session.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      bookingId: revenue.booking?.id,
      driverId: revenue.driver?.id,
      notes: 'Paid late',
    });
    await user.click(await screen.findByRole('button', { name: /^Delete Revenue/ }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The transaction is deleted.')).toBeTruthy();
    expect(session.records).toEqual([]);
    // The deleted row had the focus.
    const list = screen.getByRole('group', { name: 'Transactions' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('saves a payment of a booking with more than 0 alone', async () => {
    const session = show([revenue]);
    await user.click(await screen.findByRole('button', { name: /^Edit Revenue/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit transaction' }));
    const amount = dialog.getByLabelText(/Amount/);
    fireEvent.change(amount, { target: { value: '0' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('A payment is more than 0')).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    expect(session.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('says that a transaction of an earlier month changes totals that may be closed', async () => {
    show([]);
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const { from, to } = presetPeriod('lastMonth');
    const date = screen.getByLabelText(/Date/);
    fireEvent.change(date, { target: { value: from } });
    expect(screen.queryByText(/may be closed/)).toBeNull();
    fireEvent.change(date, { target: { value: dayAfter(from, -1) } });
    expect(screen.getByText(/: changes the totals of a month that may be closed/)).toBeTruthy();
    fireEvent.change(date, { target: { value: to } });
    expect(screen.queryByText(/may be closed/)).toBeNull();
  });

  it('shows a payment in AZN with the cents that it counts in totals, in the form until another amount is typed', async () => {
    show([{ ...revenue, amount: 20, currency: 'AZN', roundingUsd: 0.01 }]);
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(await table.findByText('≈ $11.77')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Edit Revenue/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('≈ $11.77')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Amount/), { target: { value: '40' } });
    expect(dialog.getByText('≈ $23.53')).toBeTruthy();
  });

  it('shows no amount in USD while the one in AZN is cleared', async () => {
    show([fuel]);
    await user.click(await screen.findByRole('button', { name: /^Edit Fuel/ }));
    const amount = screen.getByLabelText(/Amount/);
    expect(within(screen.getByRole('dialog')).getByText('≈ $100.00')).toBeTruthy();
    fireEvent.change(amount, { target: { value: '' } });
    expect(within(screen.getByRole('dialog')).queryByText(/≈/)).toBeNull();
  });

  it('shows the note of returned money apart from that of staff, and saves both', async () => {
    const note = 'Returned: BK20261121-ABCDEFGH cancelled';
    const session = show([{ ...revenue, status: 'cancelled', notes: `At the airport\n${note}` }]);
    await user.click(await screen.findByRole('button', { name: /^Edit Revenue/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit transaction' }));
    const notes = dialog.getByLabelText<HTMLTextAreaElement>(/Notes/);
    expect(notes.value).toBe('At the airport');
    expect(dialog.getByText('Returned: BK20261121-ABCDEFGH was cancelled')).toBeTruthy();
    await user.type(notes, ', in cash');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('The transaction is saved.');
    expect(session.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      notes: `At the airport, in cash\n${note}`,
    });
  });

  it('shows that financial data could not be loaded [B8.11]', async () => {
    const session = new SessionWithMoney('/api/admin/transactions', [revenue]);
    session.isDown = true;
    showScreen(FinancePage, session);
    expect(await screen.findByText('Failed to load financial data')).toBeTruthy();
  });
});
