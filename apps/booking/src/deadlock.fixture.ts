import type { RunningBookingService } from './booking-service.fixture.js';

/**
 * Makes a call whose first insert into a table fails as a deadlock; by default that of an event, after all else is
 * stored. Returns the call's result.
 */
export async function callWithDeadlock<Result>(
  { client }: RunningBookingService,
  call: () => Promise<Result>,
  table: 'outbox' | 'occupancies' = 'outbox',
): Promise<Result> {
  // A sequence keeps counting when a transaction is rolled back.
  await client.query(`
    CREATE SEQUENCE deadlocks;
    CREATE FUNCTION end_as_deadlock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('deadlocks') = 1 THEN
        RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER end_as_deadlock BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION end_as_deadlock()`);
  try {
    return await call();
  } finally {
    await client.query(`
      DROP TRIGGER end_as_deadlock ON ${table};
      DROP FUNCTION end_as_deadlock;
      DROP SEQUENCE deadlocks`);
  }
}
