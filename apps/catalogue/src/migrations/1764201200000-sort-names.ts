import type { MigrationInterface, QueryRunner } from 'typeorm';

const names = {
  cars: { brand: 80, model: 120 },
  categories: { name: 120 },
  places: { name: 120 },
  service_types: { name: 120 },
  services: { name: 200 },
  tours: { name: 200 },
};

/** What else a unique name is unique with. */
const unique = { categories: '', places: ', kind', service_types: '' };

/**
 * Lists have Ə beside E, and Ç, Ş and İ beside C, S and I: by their bytes they came after Z. Unique names are compared as before:
 * an index in the order of letters would have to be rebuilt with a newer version of that order.
 */
export class SortNames1764201200000 implements MigrationInterface {
  readonly name = 'SortNames1764201200000';

  async up(runner: QueryRunner): Promise<void> {
    await collate(runner, 'und-x-icu', 'lower(name COLLATE "default")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await collate(runner, 'default', 'lower(name)');
  }
}

async function collate(runner: QueryRunner, collation: string, uniqueName: string): Promise<void> {
  for (const table of Object.keys(unique)) await runner.query(`DROP INDEX ${table}_name`);
  for (const [table, columns] of Object.entries(names)) {
    const types = Object.entries(columns).map(
      ([column, length]) => `ALTER COLUMN ${column} TYPE varchar(${length}) COLLATE "${collation}"`,
    );
    await runner.query(`ALTER TABLE ${table} ${types.join(', ')}`);
  }
  for (const [table, others] of Object.entries(unique)) {
    await runner.query(`CREATE UNIQUE INDEX ${table}_name ON ${table} (${uniqueName}${others})`);
  }
}
