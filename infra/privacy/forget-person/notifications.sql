-- psql -v email='someone@example.com' -f notifications.sql: messages of the contact form, and every mail to or about the
-- person with its attempts, also those that are planned. A mail that is still in the worker's hands is sent all the same.
BEGIN;

-- An email that is empty, as of a variable that is not set, would be that of everyone without one.
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
