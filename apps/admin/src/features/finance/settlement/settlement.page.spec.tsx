import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ChangedRide } from '@chauffeur/contracts/finance/changed-rides';
import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import type {
  DriverSettlementRequest,
  SettlementOverview,
} from '@chauffeur/contracts/finance/driver-settlement';
import { errorStatus } from '@chauffeur/contracts/http/error-code';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { errorResponse } from '../../../records/session-with-records.fixture';
import { someDriver as driver } from '../../../resources/fixtures/driver.fixture';
import { someTransaction } from '../../../resources/fixtures/transaction.fixture';
import { Session } from '../../../session/session';
import { setClock } from '../../../set-clock.fixture';
import { showScreen } from '../../../show-screen.fixture';
import { SettlementPage } from './settlement.page';
import { presetPeriod } from './settlement-period.rules';

const known: CompletedRide = {
  bookingId: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e51',
  referenceNumber: 'BK20261121-ABCDEFGH',
  customerName: 'Emily Carter',
  bookingDate: '2026-11-21',
  bookingTime: '10:30',
  durationMinutes: 90,
  totalPrice: 60,
  proposedUsd: 18.75,
  paidOthers: [],
  cashUsd: 25,
};
const timeless: CompletedRide = {
  ...known,
  bookingId: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e52',
  referenceNumber: 'BK20261122-HGFEDCBA',
  bookingDate: '2026-11-22',
  bookingTime: null,
  durationMinutes: null,
  proposedUsd: null,
  paidOthers: ['Rashad Aliyev'],
  cashUsd: 0,
};

/** Pays rides like the server: all or none, and each only once. */
class SessionWithRides extends Session {
  readonly asked: string[] = [];
  readonly sent: { body: DriverSettlementRequest; key: string | undefined }[] = [];
  isDown = false;
  hasDrivers = true;
  isTruncated = false;
  /** Undefined if they can't be loaded. */
  changed: ChangedRide[] | undefined = [];
  proposedUsd = known.proposedUsd;
  paid = new Set<string>();

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    const { path, method = 'GET', response } = call;
    if (path === '/api/admin/drivers') return response.parse([driver]);
    if (this.isDown) throw new RequestFailed(null, null);
    if (path.includes('/changed')) {
      if (!this.changed) throw new RequestFailed(null, null);
      const query = new URLSearchParams(path.split('?')[1]);
      const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
      const items = this.changed.slice((page - 1) * pageSize, page * pageSize);
      return response.parse({ items, total: this.changed.length, page, pageSize });
    }
    if (path.includes('/overview?')) return response.parse(this.overview());
    if (method === 'POST') return response.parse(this.pay(call));
    this.asked.push(path);
    if (!path.includes(driver.id)) throw errorResponse('driver.notFound');
    const lines = [{ ...known, proposedUsd: this.proposedUsd }, timeless].filter(
      ({ bookingId }) => !this.paid.has(bookingId),
    );
    const { id, name, paymentType, paymentRate } = driver;
    const rides = { driver: { id, name, paymentType, paymentRate }, lines, isTruncated: false, cashUsd: 40 };
    return response.parse(rides);
  }

  private overview(): SettlementOverview {
    const { id, name } = driver;
    const due = { isDeleted: false, rides: 2, proposedUsd: 18.75, ridesWithoutAmount: 1, cashUsd: 40 };
    const former = { driver: { id: timeless.bookingId, name: 'Former Driver' }, isDeleted: true };
    const owed = { ...former, rides: 0, proposedUsd: 0, ridesWithoutAmount: 0, cashUsd: 25.5 };
    return {
      drivers: this.hasDrivers ? [{ driver: { id, name }, ...due }, owed] : [],
      isTruncated: this.isTruncated,
    };
  }

  private pay({ body, idempotencyKey: key }: Pick<ApiCall<unknown>, 'body' | 'idempotencyKey'>) {
    const request = body as DriverSettlementRequest;
    this.sent.push({ body: request, key });
    const code = 'settlement.alreadyPaid';
    const errors = request.lines.flatMap(({ bookingId }, index) =>
      this.paid.has(bookingId) ? [{ field: `lines.${index}`, code, params: { bookingId } }] : [],
    );
    const status = errorStatus[code];
    if (errors.length > 0)
      throw new RequestFailed(status, { type: 'about:blank', title: code, status, code, errors });
    for (const { bookingId } of request.lines) this.paid.add(bookingId);
    const total = request.lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
    return { id: known.bookingId, totalUsd: total, payments: request.lines.map(paymentOf) };
  }
}

const paymentOf = ({ bookingId, amountUsd }: { bookingId: string; amountUsd: number }) => ({
  ...someTransaction,
  id: bookingId,
  transactionType: 'driver_payment' as const,
  amount: amountUsd,
  driver: { id: driver.id, name: driver.name },
});

/** No preset, whatever the day. */
const period = 'from=2026-11-02&to=2026-11-30';

function show(parameters = `driverId=${driver.id}&${period}`): SessionWithRides {
  const session = new SessionWithRides();
  showScreen(SettlementPage, session, `/finance/settlement?${parameters}`);
  return session;
}

const amountOf = ({ referenceNumber }: CompletedRide) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Payment for ${referenceNumber}, USD` });

describe('the settlement of a driver', () => {
  const user = userEvent.setup();

  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Opens the question whether to pay the only unpaid ride. */
  async function askToPayOne() {
    const session = new SessionWithRides();
    session.paid.add(timeless.bookingId);
    const path = `/finance/settlement?driverId=${driver.id}&${period}`;
    const { readAgain } = showScreen(SettlementPage, session, path);
    await user.click(await screen.findByRole('button', { name: 'Pay $18.75' }));
    return { session, readAgain };
  }

  it('shows first what is to be settled with each driver this month, and leads to it', async () => {
    show('');
    const { from, to } = presetPeriod('thisMonth');
    const table = within(await screen.findByRole('table', { name: 'Drivers to settle with' }));
    expect(table.getByText('$18.75')).toBeTruthy();
    expect(table.getByText('1 without an amount')).toBeTruthy();
    const cash = table.getByRole('link', { name: '$40.00' }).getAttribute('href');
    const ofDriver = `from=${from}&to=${to}&type=revenue&status=completed&paymentMethod=cash&driverId=${driver.id}`;
    expect(cash).toContain(`/finance?${ofDriver}`);
    await user.click(table.getByRole('link', { name: 'Elvin Mammadov' }));
    expect(await screen.findByText('Elvin Mammadov is paid $12.50 an hour.')).toBeTruthy();
  });

  it('shows the cash of a deleted driver, who has no settlement any more', async () => {
    show('');
    const row = within(await screen.findByRole('row', { name: /Former Driver/ }));
    expect(row.getByText('Deleted driver')).toBeTruthy();
    expect(row.queryByRole('link', { name: 'Former Driver' })).toBeNull();
    const cash = row.getByRole('link', { name: '$25.50' }).getAttribute('href');
    expect(cash).toContain(`driverId=${timeless.bookingId}`);
  });

  it('names paid rides that have changed since, whatever was changed', async () => {
    const session = new SessionWithRides();
    const booking = { id: known.bookingId, referenceNumber: known.referenceNumber, customerName: 'Emily' };
    const payment = { ...paymentOf({ bookingId: known.bookingId, amountUsd: 18.75 }), booking };
    const same = { ended: null, isOtherDriver: false, driverName: driver.name, changes: [] };
    session.changed = [
      { ...same, payment, changes: [{ field: 'totalPrice', from: 60, to: 80.5 }] },
      { ...same, payment: { ...payment, id: timeless.bookingId }, ended: 'deleted' },
    ];
    showScreen(SettlementPage, session, `/finance/settlement?driverId=${driver.id}&${period}`);
    expect(await screen.findByText('2 paid rides have changed since')).toBeTruthy();
    expect(screen.getByText('Price: $60 → $80.50')).toBeTruthy();
    expect(screen.getByText(/^The booking was deleted\./)).toBeTruthy();
    const [first] = screen.getAllByRole('link', { name: /Elvin Mammadov · \$18.75/ });
    const inFinance = `type=driver_payment&search=${known.referenceNumber}`;
    expect(first?.getAttribute('href')).toContain(inFinance);
  });

  it('pages paid rides that have changed, without losing what was typed below', async () => {
    const session = new SessionWithRides();
    session.changed = Array.from({ length: 25 }, (_, index) => ({
      payment: {
        ...paymentOf({ bookingId: crypto.randomUUID(), amountUsd: 18.75 }),
        booking: { id: known.bookingId, referenceNumber: `BK-${index + 1}`, customerName: 'Emily' },
      },
      ended: 'cancelled',
      isOtherDriver: false,
      driverName: driver.name,
      changes: [],
    }));
    showScreen(SettlementPage, session, `/finance/settlement?driverId=${driver.id}&${period}`);
    const found = within(await screen.findByRole('region', { name: '25 paid rides have changed since' }));
    const names = () => found.getAllByRole('link', { name: /^BK-/ }).map(({ textContent }) => textContent);
    expect([names().length, names().at(-1)]).toEqual([10, 'BK-10']);
    await user.type(await waitFor(() => amountOf(timeless)), '20.2');
    await user.click(found.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(names().at(-1)).toBe('BK-20'));
    await user.click(found.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect([names().length, names().at(-1)]).toEqual([5, 'BK-25']));
    expect(amountOf(timeless).value).toBe('20.2');
    expect(document.activeElement).not.toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  });

  it('says if it is not known which paid rides have changed, and looks again', async () => {
    const session = new SessionWithRides();
    session.changed = undefined;
    showScreen(SettlementPage, session, `/finance/settlement?driverId=${driver.id}&${period}`);
    expect(await screen.findByText('Failed to load the paid rides that have changed')).toBeTruthy();
    session.changed = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Failed to load/)).toBeNull());
  });

  it('says that the driver of a link was deleted, for whom nothing can be tried again', async () => {
    show(`driverId=${timeless.bookingId}&${period}`);
    expect(await screen.findByText(/^This driver no longer exists/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('leads to the drivers where there are none', async () => {
    const session = new SessionWithRides();
    session.hasDrivers = false;
    showScreen(SettlementPage, session, '/finance/settlement');
    const link = await screen.findByRole('link', { name: 'Go to Drivers' });
    expect(link.getAttribute('href')).toContain('/drivers');
  });

  it('asks for the rides of this month of a driver', async () => {
    const session = show('');
    await user.click(screen.getByRole('combobox', { name: 'Driver' }));
    await user.click(await screen.findByRole('option', { name: 'Elvin Mammadov' }));
    expect(await screen.findByText('Elvin Mammadov is paid $12.50 an hour.')).toBeTruthy();
    const month = todayInBaku().slice(0, 7);
    expect(session.asked[0]).toContain(`driverId=${driver.id}&from=${month}-01&to=${month}`);
    expect(screen.getByRole('button', { name: 'This month', pressed: true })).toBeTruthy();
  });

  it('shows the period whose rides are listed, after another one would have discarded input', async () => {
    show();
    await user.type(await waitFor(() => amountOf(timeless)), '20.2');
    const from = screen.getByLabelText<HTMLInputElement>('From');
    await user.click(from);
    fireEvent.change(from, { target: { value: '2026-11-05' } });
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect([from.value, amountOf(timeless).value]).toEqual(['2026-11-02', '20.2']);
  });

  it('shows the cash that the driver received, for each ride and on all days, also with nothing to pay', async () => {
    const session = new SessionWithRides();
    const path = `/finance/settlement?driverId=${driver.id}&${period}`;
    const { readAgain } = showScreen(SettlementPage, session, path);
    const table = within(await screen.findByRole('table', { name: 'Rides to pay' }));
    expect(table.getByRole('columnheader', { name: 'Cash received' })).toBeTruthy();
    const cashOf = (reference: RegExp) =>
      within(table.getByRole('row', { name: reference })).getAllByRole('cell')[4]?.textContent;
    expect([cashOf(/ABCDEFGH/), cashOf(/HGFEDCBA/)]).toEqual(['$25.00', '$0.00']);
    const ofPeriod = () => screen.getByRole('link', { name: '$40.00' }).getAttribute('href');
    expect(ofPeriod()).toContain(
      `/finance?${period}&type=revenue&status=completed&paymentMethod=cash&driverId=${driver.id}`,
    );
    session.paid = new Set([known.bookingId, timeless.bookingId]);
    readAgain();
    expect(await screen.findByText('Nothing to pay')).toBeTruthy();
    expect(ofPeriod()).toBeTruthy();
  });

  it('says that another driver was paid for a ride', async () => {
    show();
    expect(await screen.findAllByText('Already paid to Rashad Aliyev')).toHaveLength(1);
  });

  it('shows the total, pays the ticked rides as typed, and leaves the others unticked afterwards', async () => {
    const session = show();
    expect(await screen.findByText('Please check the marked amounts')).toBeTruthy();
    expect([amountOf(known).value, amountOf(timeless).value]).toEqual(['18.75', '']);
    await user.type(amountOf(timeless), '20.2');
    expect(screen.getByText('2 rides, $38.95')).toBeTruthy();
    fireEvent.change(amountOf(known), { target: { value: '15' } });
    await user.click(screen.getByRole('checkbox', { name: 'Nov 21, 2026, 10:30, BK20261121-ABCDEFGH' }));
    await user.click(screen.getByRole('button', { name: 'Pay $20.20' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pay Elvin Mammadov $20.20?' }));
    await user.type(dialog.getByLabelText('Payment method'), 'Cash');
    await user.dblClick(dialog.getByRole('button', { name: 'Pay' }));
    const outcome = await screen.findByText('Elvin Mammadov is paid $20.20 for 1 ride.');
    expect(document.activeElement?.contains(outcome)).toBe(true);
    expect(session.sent).toHaveLength(1);
    expect(session.sent[0]).toMatchObject({
      body: {
        driverId: driver.id,
        from: '2026-11-02',
        to: '2026-11-30',
        transactionDate: todayInBaku(),
        paymentMethod: 'Cash',
        lines: [{ bookingId: timeless.bookingId, amountUsd: 20.2 }],
      },
    });
    await waitFor(() => expect(screen.queryByText('BK20261122-HGFEDCBA')).toBeNull());
    expect(screen.getByText('0 rides, $0.00')).toBeTruthy();
    expect(amountOf(known).value).toBe('15');
  });

  it('says which rides were paid in the meantime, and retries as the same settlement if a response was lost', async () => {
    const session = show(`driverId=${driver.id}&${period}`);
    await user.type(await screen.findByRole('spinbutton', { name: /HGFEDCBA/ }), '5');
    session.paid.add(known.bookingId);
    await user.click(screen.getByRole('button', { name: 'Pay $23.75' }));
    const pay = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay' }));
    await user.type(screen.getByLabelText('Payment method'), 'Card');
    await pay();
    const stale = /^Nothing was paid: BK20261121-ABCDEFGH had already been paid in the meantime/;
    expect(await screen.findByText(stale)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Pay $5.00' }));
    expect(screen.getByLabelText('Payment method')).toHaveProperty('value', 'Card');
    session.isDown = true;
    await pay();
    await screen.findByText('Failed to save the settlement. Please try again.');
    session.isDown = false;
    await pay();
    await screen.findByText('Elvin Mammadov is paid $5.00 for 1 ride.');
    expect(await screen.findByText('Nothing to pay')).toBeTruthy();
  });

  it('names the missing connection where a settlement could not be sent, and keeps what was typed', async () => {
    const { session } = await askToPayOne();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    session.isDown = true;
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Payment method'), 'Card');
    await user.click(dialog.getByRole('button', { name: 'Pay' }));
    expect(await dialog.findByText(/^Failed to save the settlement.*no network connection/)).toBeTruthy();
    expect(dialog.getByLabelText('Payment method')).toHaveProperty('value', 'Card');
  });

  it('says up to how many rides the drivers are counted', async () => {
    const session = new SessionWithRides();
    session.isTruncated = true;
    showScreen(SettlementPage, session, '/finance/settlement');
    expect(await screen.findByText(/^Only the first 10,000 rides are counted/)).toBeTruthy();
  });

  it('pays no ride that was completed after the screen was opened, unless it is ticked', async () => {
    const { session, readAgain } = await askToPayOne();
    session.proposedUsd = 20;
    session.paid.clear();
    readAgain();
    await screen.findByText(timeless.referenceNumber);
    expect(screen.getByRole('dialog', { name: /\$18\.75/ })).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(session.sent).toHaveLength(1));
    // By what was proposed before, the server notices that the ride has changed since.
    const seen = { bookingId: known.bookingId, amountUsd: 18.75, proposedUsd: 18.75 };
    expect(session.sent[0]?.body.lines).toEqual([seen]);
    expect(await screen.findByText('0 rides, $0.00')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /HGFEDCBA/ }).checked).toBe(false);
  });

  it('leaves the question open if another admin pays the rides meanwhile, and names them when it is answered', async () => {
    const { session, readAgain } = await askToPayOne();
    session.paid.add(known.bookingId);
    readAgain();
    await screen.findByText('Nothing to pay');
    await user.click(
      within(screen.getByRole('dialog', { name: /\$18\.75/ })).getByRole('button', { name: 'Pay' }),
    );
    const stale = /^Nothing was paid: BK20261121-ABCDEFGH had already been paid in the meantime/;
    expect(await screen.findByText(stale)).toBeTruthy();
  });

  it('stays in the month in which it was opened, with its input, when another one begins', async () => {
    setClock('2026-11-30T19:59:00Z');
    const session = new SessionWithRides();
    const path = `/finance/settlement?driverId=${driver.id}`;
    const { readAgain } = showScreen(SettlementPage, session, path);
    await user.type(await screen.findByRole('spinbutton', { name: /HGFEDCBA/ }), '5');
    setClock('2026-11-30T20:01:00Z');
    session.proposedUsd = 20;
    readAgain();
    await screen.findByRole('button', { name: 'Pay $25.00' });
    expect([...new Set(session.asked)]).toHaveLength(1);
    expect(amountOf(timeless).value).toBe('5');
  });

  it('needs the day of the payment, and suggests methods', async () => {
    const session = show(`driverId=${driver.id}&${period}`);
    await user.type(await screen.findByRole('spinbutton', { name: /HGFEDCBA/ }), '5');
    await user.click(screen.getByRole('button', { name: 'Pay $23.75' }));
    const day = screen.getByLabelText<HTMLInputElement>(/^Date/);
    fireEvent.change(day, { target: { value: '' } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Please fill in this field')).toBeTruthy();
    expect(document.activeElement).toBe(day);
    expect(session.sent).toEqual([]);
    const { list } = screen.getByLabelText<HTMLInputElement>('Payment method');
    expect([...(list?.options ?? [])].map(({ text }) => text)).toEqual([
      'Cash',
      'Card',
      'Bank transfer',
      'Online',
    ]);
  });

  it('asks before a changed payment day is lost', async () => {
    show(`driverId=${driver.id}&${period}`);
    await user.type(await screen.findByRole('spinbutton', { name: /HGFEDCBA/ }), '5');
    await user.click(screen.getByRole('button', { name: 'Pay $23.75' }));
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2026-11-01' } });
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/^Date/)).toHaveProperty('value', '2026-11-01');
  });

  it('rejects an invalid period, and shows a failed load', async () => {
    show(`driverId=${driver.id}&from=2026-10-01&to=2027-02-01`);
    expect(await screen.findByText("This period can't be settled")).toBeTruthy();
    cleanup();
    const session = new SessionWithRides();
    session.isDown = true;
    showScreen(SettlementPage, session, `/finance/settlement?driverId=${driver.id}&${period}`);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Failed to load the rides')).toBeTruthy();
    session.isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Emily Carter')).toHaveLength(2);
  });
});
