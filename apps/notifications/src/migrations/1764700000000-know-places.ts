import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the places of rides are called, as catalogue last published it. */
export class KnowPlaces1764700000000 implements MigrationInterface {
  readonly name = 'KnowPlaces1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_places (
        id uuid PRIMARY KEY,
        name varchar(120) NOT NULL,
        name_ru varchar(120),
        address varchar(200),
        address_ru varchar(200),
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_places');
  }
}
