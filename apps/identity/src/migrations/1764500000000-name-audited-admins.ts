import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of the admin whom an act is done to, because one who is removed before ever signing in has no act of their own. */
export class NameAuditedAdmins1764500000000 implements MigrationInterface {
  readonly name = 'NameAuditedAdmins1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries ADD COLUMN record_name varchar(100)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries DROP COLUMN record_name');
  }
}
