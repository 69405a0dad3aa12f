import { ReusedDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, afterEach, beforeEach } from '@jest/globals';

/** Opens an environment before each test of a suite and closes it afterwards, all on one database, cleared between them. */
export function openBeforeEachTest(
  open: (database: TestDatabase) => Promise<{ close(): Promise<void> }>,
): void {
  const database = new ReusedDatabase();
  let environment: { close(): Promise<void> };

  beforeEach(async () => {
    environment = await open(await database.cleared());
  });

  afterEach(() => environment.close());

  afterAll(() => database.drop());
}
