import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDrivers1763800000000 implements MigrationInterface {
  readonly name = 'CreateDrivers1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE drivers (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(200) NOT NULL,
        phone varchar(40),
        email varchar(254),
        license_number varchar(60),
        hire_date date NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        payment_rate numeric(12,2) NOT NULL CHECK (payment_rate >= 0),
        payment_type varchar(20) NOT NULL CHECK (payment_type IN ('hourly', 'percentage', 'fixed_per_booking')),
        emergency_contact varchar(200),
        address varchar(300),
        notes varchar(2000),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE drivers');
  }
}
