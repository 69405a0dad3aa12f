import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTransactions1763700000000 implements MigrationInterface {
  readonly name = 'CreateTransactions1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE transactions (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid,
        driver_id uuid,
        transaction_type varchar(20) NOT NULL CHECK (transaction_type IN
          ('revenue', 'driver_payment', 'car_rental', 'fuel', 'maintenance', 'insurance', 'other_expense', 'other')),
        amount numeric(12,2) NOT NULL CHECK (amount >= 0),
        currency varchar(3) NOT NULL DEFAULT 'USD' CHECK (currency IN ('USD', 'AZN')),
        description varchar(1000) NOT NULL,
        transaction_date date NOT NULL,
        status varchar(16) NOT NULL DEFAULT 'completed' CHECK (status IN ('completed', 'pending', 'cancelled')),
        payment_method varchar(60),
        receipt_url varchar(500),
        notes varchar(2000),
        created_by varchar(64) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX transactions_newest_first ON transactions (transaction_date DESC, created_at DESC)',
    );
    await runner.query(
      'CREATE INDEX transactions_of_booking ON transactions (booking_id) WHERE booking_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX transactions_of_driver ON transactions (driver_id) WHERE driver_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE transactions');
  }
}
