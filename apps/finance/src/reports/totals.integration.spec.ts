import { monthlyTotals } from '@chauffeur/contracts/finance/monthly-totals';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startFinance } from '../finance.fixture.js';
import { TotalMonths } from './total-months.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
beforeEach(() => finance.dataSource.query('DELETE FROM transactions'));
afterAll(() => finance.stop());

const insert = (type: string, amount: string, currency = 'USD', date = '2026-11-10', status = 'completed') =>
  finance.dataSource.query(
    `INSERT INTO transactions (transaction_type, amount, currency, description, transaction_date, status, created_by)
     VALUES ($1, $2, $3, 'of this spec', $4, $5, 'spec')`,
    [type, amount, currency, date, status],
  );

const summary = async (query = '') =>
  financeSummary.parse((await finance.call('GET', `/transactions/summary${query}`)).body);

describe('totals', () => {
  it('are protected by the database from invalid transactions [B3.27]', async () => {
    await expect(insert('gift', '1')).rejects.toThrow(/check constraint/);
    await expect(insert('revenue', '-0.01')).rejects.toThrow(/check constraint/);
    await expect(insert('revenue', '1', 'EUR')).rejects.toThrow(/check constraint/);
  });

  it('sum completed transactions exactly, AZN at 1.7 [B3.28, B7.29, B9.14, B9.15, B9.16, P9.7]', async () => {
    // Binary floating point would give 0.30000000000000004.
    await insert('revenue', '0.10');
    await insert('revenue', '0.20');
    await insert('revenue', '170', 'AZN');
    await insert('driver_payment', '17', 'AZN');
    await insert('car_rental', '20');
    await insert('fuel', '5.05');
    await insert('insurance', '4.95');
    await insert('revenue', '1000', 'USD', '2026-11-10', 'pending');
    await insert('revenue', '1000', 'USD', '2026-11-10', 'cancelled');
    await insert('revenue', '50', 'USD', '2026-12-01');
    expect(await summary('?from=2026-11-01&to=2026-11-30')).toEqual({
      totalRevenue: 100.3,
      totalDriverPayments: 10,
      totalCarRentals: 20,
      totalOtherExpenses: 10,
      netProfit: 60.3,
    });
    expect((await summary()).totalRevenue).toBe(150.3);
    expect(await summary('?from=2026-11-01&to=2026-11-30&type=fuel&search=spec')).toMatchObject({
      totalRevenue: 0,
      totalOtherExpenses: 5.05,
      netProfit: -5.05,
    });
    expect((await summary('?status=pending')).totalRevenue).toBe(0);
  });

  it('add the cents of each transaction, so that tiles, months and the exported file agree', async () => {
    // 20 AZN are $11.7647, and $11.76 everywhere; divided as one sum, ten would be $117.65.
    const ofMonth = 'from=2023-01-01&to=2023-01-31';
    for (let count = 0; count < 9; count += 1) {
      await insert('revenue', '20', 'AZN', '2023-01-10');
      await insert('driver_payment', '0.01', 'AZN', '2023-01-11');
      await insert('car_rental', '0.01', 'AZN', '2023-01-14');
      await insert('fuel', '1.04', 'AZN', '2023-01-12');
      await insert('insurance', '0.07', 'USD', '2023-01-13');
    }
    await insert('revenue', '20', 'AZN', '2023-01-15');
    await insert('revenue', '5000', 'USD', '2023-01-15', 'pending');
    const shown = await summary(`?${ofMonth}`);
    expect(shown).toEqual({
      totalRevenue: 117.6,
      totalDriverPayments: 0.09,
      totalCarRentals: 0.09,
      totalOtherExpenses: 6.12,
      netProfit: 111.3,
    });
    expect(await new TotalMonths(finance.dataSource).total(1, '2023-01-31')).toEqual([
      { month: '2023-01', revenue: 117.6, expenses: 6.3 },
    ]);
    const file = await finance.request('GET', `/transactions/export.csv?${ofMonth}`);
    const rows = (await file.text()).trimEnd().split('\r\n').slice(1);
    const sum = (type: string) =>
      rows
        .map((row) => row.split(','))
        .filter((cells) => cells[1]?.startsWith(type))
        .reduce((total, cells) => total + Math.round(Number(cells[5]) * 100), 0) / 100;
    expect(sum('')).toBe(shown.netProfit);
    expect(sum('Revenue')).toBe(shown.totalRevenue);
    expect(sum('Driver payment')).toBe(-shown.totalDriverPayments);
    expect(sum('Car rental')).toBe(-shown.totalCarRentals);
    expect(sum('Fuel') + sum('Insurance')).toBeCloseTo(-shown.totalOtherExpenses, 9);
  });

  it('are zeros without transactions, and reject what is not a date', async () => {
    expect(await summary('?from=2001-01-01&to=2001-12-31')).toEqual({
      totalRevenue: 0,
      totalDriverPayments: 0,
      totalCarRentals: 0,
      totalOtherExpenses: 0,
      netProfit: 0,
    });
    expect((await finance.call('GET', '/transactions/summary?from=2026-02-30')).status).toBe(400);
  });

  it('of months include every month, each with its own days', async () => {
    await insert('revenue', '1.70', 'AZN', '2024-02-29');
    await insert('revenue', '10', 'USD', '2024-02-01');
    await insert('fuel', '3.33', 'USD', '2024-01-31');
    await insert('driver_payment', '1', 'USD', '2024-01-01');
    await insert('revenue', '77', 'USD', '2024-01-15', 'pending');
    expect(await new TotalMonths(finance.dataSource).total(4, '2024-03-31')).toEqual([
      { month: '2023-12', revenue: 0, expenses: 0 },
      { month: '2024-01', revenue: 0, expenses: 4.33 },
      { month: '2024-02', revenue: 11, expenses: 0 },
      { month: '2024-03', revenue: 0, expenses: 0 },
    ]);
    const months = monthlyTotals.array().parse((await finance.call('GET', '/transactions/monthly')).body);
    expect(months).toHaveLength(12);
    expect((await finance.call('GET', '/transactions/monthly?months=0')).status).toBe(400);
  });
});
