import { describe, expect, it } from '@jest/globals';
import { describeQuery } from './describe-query.js';

describe('the description of a query in a span', () => {
  it.each([
    ['SELECT "b"."id" FROM "bookings" "b" WHERE "b"."id" = $1', 'SELECT bookings'],
    [
      'WITH added AS (\n INSERT INTO outbox (id) VALUES ($1) RETURNING id)\n SELECT 1 FROM added',
      'INSERT outbox',
    ],
    ['UPDATE email_deliveries SET status = $1', 'UPDATE email_deliveries'],
    ['START TRANSACTION', 'START'],
    ['', 'QUERY'],
  ])('%j is %j', (query, summary) => {
    expect(describeQuery(query).summary).toBe(summary);
  });

  it('leaves out the literals of the query', () => {
    const { text } = describeQuery(
      "SELECT 1 FROM customers WHERE name = 'O''Hara' AND email='a@b.example' AND id = $1",
    );
    expect(text).toBe('SELECT 1 FROM customers WHERE name = ? AND email=? AND id = $1');
  });
});
