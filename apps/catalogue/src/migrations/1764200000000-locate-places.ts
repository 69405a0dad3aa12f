import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Coordinates of places that came without any. Sources: Wikipedia's articles (English: Martyrs' Lane, SOCAR Tower, Park Bulvar;
 * French: Sahil; Russian: Heydar Aliyev Palace, Lahij, Nabran; Spanish: Lake Goygol), most to an arc second, 30 m; and GeoNames,
 * CC BY 4.0 (Ismayilli, Mardakan). The others stay without, as no source that can be named has theirs.
 */
const located = `(VALUES
  ('station', 'Sahil metro station', 40.3717, 49.8444),
  ('sight', 'Martyrs'' Lane', 40.3567, 49.8283),
  ('sight', 'Heydar Aliyev Palace', 40.3775, 49.8414),
  ('sight', 'Lake Goygol', 40.4097, 46.3267),
  ('business', 'SOCAR Tower', 40.4055, 49.8815),
  ('shopping', 'Park Bulvar', 40.3708, 49.8497),
  ('region', 'Ismayilli', 40.7849, 48.1514),
  ('region', 'Lahij', 40.8492, 48.3836),
  ('region', 'Nabran', 41.7622, 48.6978),
  ('region', 'Mardakan', 40.4918, 50.1429)
) AS located (kind, name, latitude, longitude)`;

/** Places that staff have renamed or located themselves stay as they are. */
export class LocatePlaces1764200000000 implements MigrationInterface {
  readonly name = 'LocatePlaces1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE places
      SET latitude = located.latitude, longitude = located.longitude, version = version + 1, updated_at = now()
      FROM ${located}
      WHERE places.kind = located.kind AND places.name = located.name AND places.latitude IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE places
      SET latitude = NULL, longitude = NULL, version = version + 1, updated_at = now()
      FROM ${located}
      WHERE places.kind = located.kind AND places.name = located.name
        AND places.latitude = located.latitude AND places.longitude = located.longitude`);
  }
}
