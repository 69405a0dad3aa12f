import { query } from '@chauffeur/private-servers';
import { z } from 'zod';
import { bench, print } from '../bench.js';
import { isWithinRatio, measurePair, tableOf, type MeasuredRequest } from './measured-request.js';
import { searches, seedBookings } from './seed-bookings.js';

export interface BookingService {
  readonly databaseUrl: string;
  /** Returns the response to a path such as `/bookings?search=…`. Throws if it is not successful. */
  get(path: string): Promise<string>;
  /** Sends a body as JSON; otherwise the same as `get`. */
  post(path: string, body: unknown): Promise<string>;
  stop(): Promise<void>;
}

const sizes = { small: 1_000, large: 100_000 };
const warmUp = 30;

/** Compares staff's list with 1,000 and with 100,000 bookings, which may take at most 1.5 times as long. */
export const benchBookings = bench({
  name: 'bookings',
  options: {
    rounds: z.coerce
      .number()
      .int()
      .min(1)
      .default(200)
      .describe('requests of each kind, whose median counts'),
  },
  measure,
});

async function measure(
  { rounds }: { readonly rounds: number },
  setup: { readonly start: () => Promise<BookingService> },
  stack: AsyncDisposableStack,
) {
  const start = async (size: number) => {
    const service = await setup.start();
    stack.defer(() => service.stop());
    print(`Seeding ${size} bookings …`);
    await seedBookings(service.databaseUrl, size);
    return service;
  };
  const [small, large] = [await start(sizes.small), await start(sizes.large)];
  const requests: Record<string, (service: BookingService) => string | Promise<string>> = {
    'First page': () => '/bookings',
    'First page of a status': () => '/bookings?status=pending',
    'First page, by customer': () => '/bookings?sort=customerName&direction=asc',
    'Search for a reference number': async ({ databaseUrl }) =>
      `/bookings?search=${await someReferenceNumber(databaseUrl)}`,
    'Search for a regular customer': () => `/bookings?search=${encodeURIComponent(searches.regularCustomer)}`,
    'Search for a common name': () => `/bookings?search=${searches.commonWord}`,
    'Search for a part of every email': () => '/bookings?search=example.com',
  };
  const measured: MeasuredRequest[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const paths = { small: await path(small), large: await path(large) };
    const send = { small: () => small.get(paths.small), large: () => large.get(paths.large) };
    const times = await measurePair(send, { rounds, warmUp });
    measured.push({ name, times });
    print(`  ${name}: ${times.small.toFixed(2)} ms, ${times.large.toFixed(2)} ms`);
  }
  return {
    conditions: `medians of ${rounds} requests in one run`,
    parts: [tableOf(measured, sizes)],
    isMet: measured.every(isWithinRatio),
  };
}

async function someReferenceNumber(databaseUrl: string): Promise<string> {
  const [row] = await query<{ number: string }>(
    databaseUrl,
    'SELECT reference_number AS number FROM bookings ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM bookings) LIMIT 1',
  );
  return row?.number ?? '';
}
