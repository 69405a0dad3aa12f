import { bookingSelection, bookingSorts } from '@chauffeur/contracts/bookings/list-bookings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { inOrder, matchingBookings } from './select-bookings.js';

let service: RunningBookingService;

beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

/** Returns PostgreSQL's plan of a page, as if the table had many rows. */
async function planOf(query: Record<string, string>, without: readonly string[]): Promise<string> {
  const selection = bookingSelection.parse(query);
  const { dataSource } = service;
  const page = inOrder(matchingBookings(dataSource.manager, selection), selection).limit(20);
  return dataSource.transaction(async (manager) => {
    for (const kind of ['seqscan', ...without]) await manager.query(`SET LOCAL enable_${kind} = off`);
    const rows: Record<'QUERY PLAN', string>[] = await manager.query(
      `EXPLAIN ${page.getQueryAndParameters()[0]}`,
      page.getQueryAndParameters()[1],
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe('a page of bookings', () => {
  it.each(
    bookingSorts.flatMap((sort) => [
      { sort, direction: 'asc' },
      { sort, direction: 'desc' },
    ]),
  )('is read from an index in the order of $sort, $direction', async (order) => {
    const plan = await planOf(order, ['sort']);
    expect(plan).toMatch(/Index Scan( Backward)? using bookings_/);
    expect(plan).not.toContain('Sort');
  });

  it('is searched by the index of words', async () => {
    expect(await planOf({ search: 'Carter' }, ['indexscan'])).toContain('bookings_search_text');
  });

  it('is searched for a phone number by its index, too', async () => {
    const plan = await planOf({ search: '050 300 68 55' }, ['indexscan']);
    expect(plan).toContain('bookings_search_text');
    expect(plan).toContain('bookings_by_phone');
  });
});
