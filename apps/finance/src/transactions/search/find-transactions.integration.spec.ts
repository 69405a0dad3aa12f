import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import { returnNote } from '@chauffeur/contracts/finance/return-note';
import type { TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { someBooking, someDriver, startFinance } from '../../finance.fixture.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
const booking = someBooking();
const driver = { ...someDriver(), name: 'İlham Mammadov' };

const add = (description: string, request: Partial<TransactionRequest> = {}, links: object = {}) =>
  finance.add({ description, ...request }, links);

beforeAll(async () => {
  finance = await startFinance();
  await add('october', { transactionDate: '2026-10-31', amount: 10 });
  await add('first', { transactionDate: '2026-11-01', notes: 'with 100% fuel_card' });
  await add('second', { transactionDate: '2026-11-01' });
  await add('ride', { transactionType: 'revenue', bookingId: booking.id }, { booking });
  await add('pay', { transactionType: 'driver_payment', status: 'pending', driverId: driver.id }, { driver });
  await add('=HYPERLINK("https://evil.example","Click")', {
    transactionDate: '2026-12-01',
    paymentMethod: '+cash',
    notes: '@SUM(1,1)',
    amount: 5,
  });
});
afterAll(() => finance.stop());

const pageOf = async (query: string) =>
  transactionPage.parse((await finance.call('GET', `/transactions?${query}`)).body);
const found = async (query: string) => (await pageOf(query)).items.map(({ description }) => description);

describe('the list of transactions', () => {
  it('is newest first by date, and by creation within a day [B7.15]', async () => {
    expect((await found('to=2026-11-30')).join()).toBe('pay,ride,second,first,october');
  });

  it.each([
    ['from=2026-11-01&to=2026-11-01', 'second,first'],
    ['to=2026-10-31', 'october'],
    ['type=revenue', 'ride'],
    ['status=pending', 'pay'],
    ['status=completed&type=driver_payment', ''],
    [`bookingId=${booking.id}`, 'ride'],
    [`driverId=${driver.id}`, 'pay'],
    ['search=SECO', 'second'],
    ['search=emily', 'ride'],
    ['search=7kq4', 'ride'],
    ['search=mammadov', 'pay'],
    ['search=%C4%B0LHAM', 'pay'],
    ['search=100%25', 'first'],
    ['search=fuel_c', 'first'],
    ['search=%25', 'first'],
  ])('with %s has %s', async (query, descriptions) => {
    expect((await found(query)).join()).toBe(descriptions);
  });

  it('is filtered by how it was paid, in whatever language that was chosen', async () => {
    const methods = ['Cash', 'Наличные', 'card', 'Voucher', null];
    for (const paymentMethod of methods) {
      await add(paymentMethod ?? 'without', { transactionDate: '2029-05-01', paymentMethod });
    }
    const paid = async (method: string) => found(`from=2029-05-01&to=2029-05-01&paymentMethod=${method}`);
    expect((await paid('cash')).join()).toBe('Наличные,Cash');
    expect((await paid('card')).join()).toBe('card');
    expect((await paid('online')).join()).toBe('');
    // With the four methods, every transaction is in exactly one filter.
    expect((await paid('other')).join()).toBe('without,Voucher');
  });

  it('is paged, with the total', async () => {
    const page = await pageOf('to=2026-11-30&page=2&pageSize=2');
    expect([page.total, page.items.map(({ description }) => description)]).toEqual([5, ['second', 'first']]);
  });

  it.each([
    'from=yesterday',
    'type=gift',
    'status=lost',
    'paymentMethod=gold',
    'bookingId=x',
    'pageSize=1000',
  ])('is rejected with %s', async (query) => {
    expect((await finance.call('GET', `/transactions?${query}`)).status).toBe(400);
  });
});

/** Returns the file with its byte order mark, which `text()` would remove. */
async function exported(query: string): Promise<string> {
  const response = await finance.request('GET', `/transactions/export.csv?${query}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

describe('the export', () => {
  it('has the filtered transactions, in the order of the list', async () => {
    const response = await finance.request('GET', '/transactions/export.csv?type=revenue');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await exported('type=revenue')).toBe(
      '\uFEFFDate,Type,Description,Amount,Currency,In totals (USD),Status,Booking,Customer,Driver,Payment method,Receipt,Notes\r\n' +
        '2026-11-10,Revenue,ride,40.25,USD,40.25,Completed,BK20261121-7KQ4MZXP,Emily Carter,,,,\r\n',
    );
    expect(await exported('language=ru&status=pending')).toContain(
      'Выплата водителю;pay;-40,25;USD;;Ожидается',
    );
    expect(await exported('separator=semicolon&status=pending')).toContain(';pay;-40,25;USD;;Pending');
  });

  it("has the product's texts in the reader's language, and staff's texts as typed", async () => {
    const reference = 'BK20280101-9M6YGR2S';
    await add(productDescription('revenue', reference), {
      transactionDate: '2028-01-03',
      paymentMethod: 'Cash',
      notes: `Call first\n${returnNote({ reference, reason: 'cancelled' })}`,
    });
    await add(productDescription('retained', reference, 'cancelled'), {
      transactionDate: '2028-01-02',
      paymentMethod: 'Карта',
    });
    await add('Fuel for two', { transactionDate: '2028-01-01', paymentMethod: 'Voucher' });
    const ofDays = async (language: string) =>
      (await exported(`from=2028-01-01&to=2028-01-03&language=${language}`))
        .split('\r\n')
        .slice(1, -1)
        .join('|');
    const russian = await ofDays('ru');
    expect(russian).toContain(`Оплата бронирования ${reference};`);
    expect(russian).toContain(`;Наличные;;"Call first\nВозврат клиенту: бронирование ${reference} отменено"`);
    expect(russian).toContain(`Удержано по ${reference} (бронирование отменено);`);
    expect(russian).toContain(';Карта;');
    expect(russian).toContain('Fuel for two;');
    expect(russian).toContain(';Voucher;');
    expect(await ofDays('en')).toContain(',Card,');
    const search = encodeURIComponent('удержано по bk2028');
    expect(await found(`search=${search}`)).toEqual([productDescription('retained', reference, 'cancelled')]);
  });

  it('lets no spreadsheet run what people typed', async () => {
    expect((await exported('from=2026-12-01&to=2026-12-31')).split('\r\n')[1]).toBe(
      `2026-12-01,Fuel,"'=HYPERLINK(""https://evil.example"",""Click"")",-5,USD,-5,Completed,,,,'+cash,,"'@SUM(1,1)"`,
    );
  });

  it('has each of several thousand once, even with the same time', async () => {
    await finance.dataSource.query(
      `INSERT INTO transactions (transaction_type, amount, description, transaction_date, created_by, created_at)
       SELECT 'fuel', 1, 'many ' || number, '2027-01-01', 'spec', now() + (number / 700) * interval '1 microsecond'
         FROM generate_series(1, 3000) AS number`,
    );
    const lines = (await exported('search=many')).split('\r\n').slice(1, -1);
    expect([lines.length, new Set(lines).size]).toEqual([3000, 3000]);
  });
});
