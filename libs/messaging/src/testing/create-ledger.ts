import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLedger1700000000001 implements MigrationInterface {
  name = 'CreateLedger1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE delivery (ride integer NOT NULL)');
    await queryRunner.query(
      `CREATE TABLE effect (
         ride integer NOT NULL, correlation_id text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE effect');
    await queryRunner.query('DROP TABLE delivery');
  }
}
