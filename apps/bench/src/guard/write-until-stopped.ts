import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const connections = 4;
/** Milliseconds between two writes on a connection. */
const pause = 25;
const deadlockDetected = '40P01';

/** The writes of a replica of the release before the guard: bookings, some of which are then cancelled. */
const insert = `
  INSERT INTO bookings (reference_number, status, language, customer_name, customer_email, customer_phone, car_id,
    car_name, service_id, service_name, booking_date, booking_time, passenger_count, pickup_location,
    dropoff_location, total_price, currency, exchange_rate, converted_price)
  SELECT 'BK20260102-' || upper(translate(substr(gen_random_uuid()::text, 1, 8), '01', 'XY')), 'pending', 'en', 'Beside', 'beside@example.com',
         '+994 50 1', car_id, car_name, service_id, service_name, current_date + 20, '11:30', 1, 'Hotel', 'Old City', 60,
         'USD', 1, 60
    FROM bookings LIMIT 1
  RETURNING id`;
const cancel = `UPDATE bookings SET status = 'cancelled', version = version + 1 WHERE id = $1`;

/** Writes bookings until stopped. `stop` returns the milliseconds of each write, and throws if one failed. */
export function writeUntilStopped(databaseUrl: string): { stop(): Promise<number[]> } {
  const over = new AbortController();
  const times: number[] = [];
  const write = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const timed = async (text: string, values: unknown[] = []) => {
      const start = performance.now();
      const run = () => client.query<{ id: string }>(text, values);
      // Retried once, as in the service: a migration that locks a table twice can deadlock with a write.
      const { rows } = await run().catch((error: { code?: string }) => {
        if (error.code !== deadlockDetected) throw error;
        return run();
      });
      times.push(performance.now() - start);
      await sleep(pause);
      return rows[0]?.id;
    };
    try {
      while (!over.signal.aborted) {
        const id = await timed(insert);
        if (times.length % 3 === 0) await timed(cancel, [id]);
      }
    } finally {
      await client.end();
    }
  };
  const writers = Array.from({ length: connections }, write);
  // `stop` awaits this; until then a failure must not be an unhandled rejection.
  const ended = Promise.allSettled(writers);
  return {
    async stop() {
      over.abort();
      // Waits for all, so that no connection stays open if one has failed.
      await ended;
      await Promise.all(writers);
      return times;
    },
  };
}
