import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two tables that rows are only added to: what was begun, and its outcome. */
export class CreateAuditLog1764000100000 implements MigrationInterface {
  readonly name = 'CreateAuditLog1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        at timestamptz NOT NULL DEFAULT now(),
        admin_id uuid,
        username varchar(100),
        action varchar(40) NOT NULL,
        kind varchar(40) NOT NULL,
        record_id uuid,
        from_version integer
      )`);
    await runner.query('CREATE INDEX audit_entries_by_time ON audit_entries (at DESC, id)');
    await runner.query('CREATE INDEX audit_entries_of_admin ON audit_entries (admin_id, at DESC)');
    await runner.query('CREATE INDEX audit_entries_of_record ON audit_entries (record_id)');
    await runner.query(`
      CREATE TABLE audit_outcomes (
        entry_id uuid PRIMARY KEY REFERENCES audit_entries (id) ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        outcome varchar(20) NOT NULL,
        code varchar(60),
        record_id uuid,
        reference varchar(40),
        from_version integer,
        to_version integer,
        detail varchar(60)
      )`);
    await runner.query('CREATE INDEX audit_outcomes_of_record ON audit_outcomes (record_id)');
    await runner.query('CREATE INDEX audit_outcomes_by_reference ON audit_outcomes (reference)');
    // Nobody who reads and writes rows, the service's own user included, changes the log or removes what is recent.
    await runner.query(`
      CREATE FUNCTION protect_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.at < now() - interval '90 days' THEN RETURN OLD; END IF;
        END IF;
        RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
    for (const table of ['audit_entries', 'audit_outcomes']) {
      await runner.query(`
        CREATE TRIGGER ${table}_rows BEFORE UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION protect_audit_log()`);
      await runner.query(`
        CREATE TRIGGER ${table}_table BEFORE TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION protect_audit_log()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_outcomes');
    await runner.query('DROP TABLE audit_entries');
    await runner.query('DROP FUNCTION protect_audit_log');
  }
}
