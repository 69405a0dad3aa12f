-- psql -v email='someone@example.com' -f notifications.sql: removes messages of the contact form, and every email to or
-- about the person with its attempts, including planned ones. An email that the worker is sending now is still sent.
BEGIN;

-- Rejects an empty email, such as from an unset variable: it would match everyone without an email.
CREATE TEMPORARY TABLE asked (email text CONSTRAINT email_must_be_given CHECK (email LIKE '_%@_%')) ON COMMIT DROP;
INSERT INTO asked VALUES (:'email');

DELETE FROM contact_messages WHERE lower(email) = lower(:'email');
DELETE FROM email_deliveries
  WHERE lower(recipient) = lower(:'email')
    OR position('"' || lower(:'email') || '"' IN lower(content::text || coalesce(job::text, ''))) > 0;
DELETE FROM planned_messages
  WHERE position('"' || lower(:'email') || '"' IN lower(coalesce(driver::text, ''))) > 0
    OR booking_id IN (SELECT booking_id FROM known_rides
      WHERE position('"' || lower(:'email') || '"' IN lower(knowledge::text)) > 0);
DELETE FROM known_rides WHERE position('"' || lower(:'email') || '"' IN lower(knowledge::text)) > 0;
DELETE FROM outbox
  WHERE published_at IS NOT NULL AND position('"' || lower(:'email') || '"' IN lower(payload::text)) > 0;
DELETE FROM parked_message WHERE position('"' || lower(:'email') || '"' IN lower(payload::text)) > 0;

COMMIT;
