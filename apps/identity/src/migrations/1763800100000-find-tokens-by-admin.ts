import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindTokensByAdmin1763800100000 implements MigrationInterface {
  readonly name = 'FindTokensByAdmin1763800100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX refresh_tokens_of_admin ON refresh_tokens (admin_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refresh_tokens_of_admin');
  }
}
