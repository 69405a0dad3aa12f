-- psql -v email='someone@example.com' -f email_worker.sql: mail servers quote addresses in their answers; of such an answer
-- the code stays.
BEGIN;

-- The address as a pattern, and not as the end of a longer one.
CREATE TEMPORARY TABLE person ON COMMIT DROP AS
  SELECT '(^|[^[:alnum:]._%+-])' || regexp_replace(:'email', '([^[:alnum:]])', '\\\1', 'g') AS pattern;

UPDATE email_attempts SET server_answer = split_part(server_answer, ' ', 1)
  FROM person WHERE server_answer ~* pattern;
DELETE FROM outbox USING person WHERE published_at IS NOT NULL AND payload::text ~* pattern;
DELETE FROM parked_message USING person WHERE payload::text ~* pattern;

COMMIT;
