import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before a service or tour is removed, the bookings that use it are counted; cars have their index already. */
export class IndexBookedOffers1763840000000 implements MigrationInterface {
  readonly name = 'IndexBookedOffers1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX bookings_by_service ON bookings (service_id) WHERE service_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX bookings_by_tour ON bookings (tour_id) WHERE tour_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX bookings_by_service, bookings_by_tour');
  }
}
