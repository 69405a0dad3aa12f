import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cents by which a payment in AZN differs from its own amount in USD, so that those of its booking add up. */
export class AddUpPaymentsInAzn1764600000000 implements MigrationInterface {
  readonly name = 'AddUpPaymentsInAzn1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transactions ADD COLUMN rounding_usd numeric(12,2) NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transactions DROP COLUMN rounding_usd');
  }
}
