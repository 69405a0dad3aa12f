import { anonymisedName } from '@chauffeur/contracts/retention';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { someBooking, someDriver, startFinance } from '../finance.fixture.js';
import { AnonymiseOldTransactions } from './anonymise-old-transactions.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
afterAll(() => finance.stop());

describe('transactions whose retention has ended', () => {
  it('have no names any longer; amount, type, day and booking stay', async () => {
    const [booking, driver] = [someBooking(), someDriver()];
    const links = { bookingId: booking.id, driverId: driver.id };
    const texts = { notes: 'Paid by Anna', receiptUrl: 'https://receipts.example/1' };
    const old = await finance.add(
      { ...links, ...texts, amount: 12.5, transactionDate: '2010-01-31' },
      { booking, driver },
    );
    const unlinked = await finance.add({ transactionDate: '2010-01-31' });
    const recent = await finance.add(links, { booking, driver });
    const task = new AnonymiseOldTransactions({ TRANSACTION_RETENTION_MONTHS: 84 }, finance.dataSource);
    await task.run();
    await task.run();
    const read = async (id: string) => (await finance.call('GET', `/transactions/${id}`)).body;
    expect(await read(old.id)).toEqual({
      ...old,
      description: anonymisedName,
      notes: null,
      receiptUrl: null,
      booking: { ...booking, customerName: anonymisedName },
      driver: { ...driver, name: anonymisedName },
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(await read(unlinked.id)).toMatchObject({
      booking: null,
      driver: null,
      description: anonymisedName,
    });
    expect(await read(recent.id)).toEqual(recent);
  });
});
