import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBookings1763700000000 implements MigrationInterface {
  readonly name = 'CreateBookings1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE bookings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        reference_number varchar(19) NOT NULL UNIQUE,
        status varchar(16) NOT NULL CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled')),
        language varchar(2) NOT NULL CHECK (language IN ('en', 'ru')),
        customer_name varchar(200) NOT NULL,
        customer_email varchar(254) NOT NULL,
        customer_phone varchar(40) NOT NULL,
        preferred_messaging_app varchar(16) NOT NULL DEFAULT 'whatsapp',
        car_id uuid NOT NULL,
        car_name varchar(250) NOT NULL,
        service_id uuid,
        service_name varchar(250),
        service_name_ru varchar(250),
        tour_id uuid,
        tour_name varchar(250),
        tour_name_ru varchar(250),
        booking_date date NOT NULL,
        booking_time varchar(5),
        passenger_count smallint NOT NULL DEFAULT 1 CHECK (passenger_count > 0),
        pickup_location varchar(300) NOT NULL,
        dropoff_location varchar(300),
        airport_direction varchar(16) CHECK (airport_direction IN ('to_airport', 'from_airport')),
        flight_number varchar(20),
        special_requests varchar(2000),
        total_price numeric(12,2) NOT NULL CHECK (total_price >= 0),
        currency varchar(3) NOT NULL,
        exchange_rate numeric(14,6) NOT NULL CHECK (exchange_rate > 0),
        converted_price numeric(14,2) NOT NULL CHECK (converted_price >= 0),
        is_manual boolean NOT NULL DEFAULT false,
        created_by varchar(64),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT bookings_service_or_tour CHECK (num_nonnulls(service_id, tour_id) = 1)
      )`);
    await runner.query('CREATE INDEX bookings_newest_first ON bookings (created_at DESC, id)');
    await runner.query('CREATE INDEX bookings_by_status ON bookings (status, created_at DESC, id)');
    await runner.query('CREATE INDEX bookings_by_car ON bookings (car_id)');
    await runner.query(`
      CREATE INDEX bookings_search ON bookings USING gin
        ((lower(customer_name || ' ' || customer_email || ' ' || reference_number)) gin_trgm_ops)`);
    await runner.query(`
      CREATE TABLE booking_history (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
        from_status varchar(16),
        to_status varchar(16) NOT NULL,
        changed_by varchar(64) NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX booking_history_of_booking ON booking_history (booking_id, changed_at)');
    await runner.query(`
      CREATE TABLE placed_requests (
        idempotency_key varchar(200) PRIMARY KEY,
        request_hash varchar(64) NOT NULL,
        booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        answer json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placed_requests');
    await runner.query('DROP TABLE booking_history');
    await runner.query('DROP TABLE bookings');
  }
}
