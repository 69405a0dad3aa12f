import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without a number nothing is said about a car's luggage, and nothing is refused. */
export class AddCarLuggage1764100100000 implements MigrationInterface {
  readonly name = 'AddCarLuggage1764100100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE cars ADD COLUMN luggage_large smallint CHECK (luggage_large BETWEEN 0 AND 50)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cars DROP COLUMN luggage_large');
  }
}
