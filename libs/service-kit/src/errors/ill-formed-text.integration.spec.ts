import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { isIllFormedText } from './ill-formed-text.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Returns the error of a query. */
const failureOf = (query: string, value: string) =>
  dataSource.query(query, [value]).then(
    () => 'none',
    (error: unknown) => error,
  );

describe('isIllFormedText', () => {
  it('is true for text that PostgreSQL cannot store', async () => {
    expect(isIllFormedText(await failureOf('SELECT $1::text', 'A\u0000B'))).toBe(true);
    expect(isIllFormedText(await failureOf("SELECT $1::jsonb ->> 'name'", '{"name":"A\\u0000B"}'))).toBe(
      true,
    );
  });

  it('is false for other failures', async () => {
    expect(isIllFormedText(await failureOf('SELECT $1::int', 'one'))).toBe(false);
    expect(isIllFormedText(new Error('22021'))).toBe(false);
  });
});
