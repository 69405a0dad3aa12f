import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePricing1763700000000 implements MigrationInterface {
  readonly name = 'CreatePricing1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE currencies (
        code varchar(3) PRIMARY KEY,
        symbol varchar(8) NOT NULL,
        rate_per_usd numeric(14,6) NOT NULL CHECK (rate_per_usd > 0),
        display_order smallint NOT NULL
      )`);
    // Symbols and rates are the specification's constants.
    await runner.query(`
      INSERT INTO currencies (code, symbol, rate_per_usd, display_order) VALUES
        ('USD', '$', 1, 0), ('AZN', '₼', 1.7, 1), ('EUR', '€', 0.92, 2), ('AED', 'د.إ', 3.67, 3), ('RUB', '₽', 97.5, 4)`);
    await runner.query(`
      CREATE TABLE prices (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        car_id uuid NOT NULL,
        service_id uuid,
        tour_id uuid,
        price_usd numeric(12,2) NOT NULL CHECK (price_usd >= 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT prices_service_or_tour CHECK (num_nonnulls(service_id, tour_id) = 1),
        CONSTRAINT prices_once_per_combination UNIQUE NULLS NOT DISTINCT (car_id, service_id, tour_id)
      )`);
    await runner.query('CREATE INDEX prices_by_service ON prices (service_id) WHERE service_id IS NOT NULL');
    await runner.query('CREATE INDEX prices_by_tour ON prices (tour_id) WHERE tour_id IS NOT NULL');
    await runner.query('CREATE INDEX prices_newest_first ON prices (created_at DESC, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prices');
    await runner.query('DROP TABLE currencies');
  }
}
