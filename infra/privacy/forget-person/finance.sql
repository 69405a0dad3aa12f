-- psql -v bookings='{id,id}' -f finance.sql, with the ids that booking.sql printed. Amounts stay. Prints the
-- descriptions and notes that staff have written, for you to check.
BEGIN;

UPDATE transactions
  SET customer_name = 'Removed on request', version = version + 1, updated_at = now()
  WHERE booking_id = ANY (:'bookings'::uuid[]);
DELETE FROM parked_message WHERE payload #>> '{data,booking,id}' = ANY (:'bookings'::text[]);

COMMIT;

SELECT id, description, notes FROM transactions WHERE booking_id = ANY (:'bookings'::uuid[]);
