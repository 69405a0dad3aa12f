-- psql -v email='someone@example.com' -f booking.sql: removes a person from completed rides, and prints their ids for
-- finance.sql. Ride, date, price and status stay, because the company must account for them. Future rides are printed
-- at the end: cancel them in the back office, then run this again.
BEGIN;

-- Rejects an empty email, such as from an unset variable: it would match everyone without an email.
CREATE TEMPORARY TABLE asked (email text CONSTRAINT email_must_be_given CHECK (email LIKE '_%@_%')) ON COMMIT DROP;
INSERT INTO asked VALUES (:'email');

CREATE TEMPORARY TABLE persons ON COMMIT DROP AS
  SELECT id FROM bookings WHERE lower(customer_email) = lower(:'email') AND status IN ('completed', 'cancelled');

UPDATE driver_assignments SET notes = NULL WHERE booking_id IN (SELECT id FROM persons);
UPDATE ride_steps SET note = NULL WHERE booking_id IN (SELECT id FROM persons);
DELETE FROM booking_changes WHERE booking_id IN (SELECT id FROM persons);
DELETE FROM booking_stops WHERE booking_id IN (SELECT id FROM persons);
DELETE FROM access_links WHERE booking_id IN (SELECT id FROM persons);
DELETE FROM ride_link_requests WHERE booking_id IN (SELECT id FROM persons);
DELETE FROM placed_requests WHERE booking_id IN (SELECT id FROM persons);
-- Removes sent events, which would be purged after seven days, and dead letters with the person's data.
DELETE FROM outbox
  WHERE published_at IS NOT NULL AND position('"' || lower(:'email') || '"' IN lower(payload::text)) > 0;
DELETE FROM parked_message WHERE position('"' || lower(:'email') || '"' IN lower(payload::text)) > 0;

UPDATE bookings
  SET customer_name = 'Removed on request', customer_email = '', customer_phone = '', pickup_location = '',
    pickup_place_id = NULL, pickup_note = NULL, dropoff_place_id = NULL,
    dropoff_location = NULL, flight_number = NULL, flight_time = NULL, sign_text = NULL, special_requests = NULL,
    cancel_note = NULL, former_cancellation = NULL,
    version = version + 1, updated_at = now()
  WHERE id IN (SELECT id FROM persons)
  RETURNING id, reference_number;

COMMIT;

SELECT reference_number AS still_open, booking_date FROM bookings WHERE lower(customer_email) = lower(:'email');
