import type { MigrationInterface, QueryRunner } from 'typeorm';

const all = '{airport_transfer,city_tour,group_tour,business_transfer,tour}';
/** An airport transfer that takes an hour more is another ride. */
const byTheHour = '{city_tour,group_tour,business_transfer,tour}';

/** code, name, name_ru, description, description_ru, price_usd, max_count, offer_kinds: the specification's six. */
const broughtAlong = [
  [
    'infant_seat',
    'Infant seat',
    'Автолюлька',
    'For babies up to 13 kg',
    'Для младенцев до 13 кг',
    5,
    4,
    all,
  ],
  [
    'child_seat',
    'Child seat',
    'Детское кресло',
    'For children of 9 to 18 kg',
    'Для детей от 9 до 18 кг',
    5,
    4,
    all,
  ],
  ['booster', 'Booster seat', 'Бустер', 'For children of 15 to 36 kg', 'Для детей от 15 до 36 кг', 3, 4, all],
  [
    'extra_stop',
    'Extra stop',
    'Дополнительная остановка',
    'Each stop on the way',
    'За каждую остановку в пути',
    7,
    5,
    all,
  ],
  [
    'extra_hour',
    'Extra hour',
    'Дополнительный час',
    'The car and the driver stay with you for an hour more',
    'Автомобиль с водителем остаётся с вами на час дольше',
    20,
    12,
    byTheHour,
  ],
  ['water', 'Bottled water', 'Вода в бутылке', 'Half a litre, in the car', 'Пол-литра, в салоне', 0, 8, all],
] as const;

/** What can be booked beside a ride; the product brings six along, whose prices and texts staff change. */
export class CreateExtras1764100000000 implements MigrationInterface {
  readonly name = 'CreateExtras1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE extras (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        code varchar(40) NOT NULL CONSTRAINT extras_code UNIQUE,
        name varchar(80) NOT NULL,
        name_ru varchar(80),
        description varchar(300),
        description_ru varchar(300),
        price_usd numeric(12,2) NOT NULL CHECK (price_usd >= 0),
        max_count smallint NOT NULL DEFAULT 1 CHECK (max_count BETWEEN 1 AND 20),
        offer_kinds text[] NOT NULL CHECK (cardinality(offer_kinds) > 0),
        is_active boolean NOT NULL DEFAULT true,
        display_order smallint NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    for (const [index, extra] of broughtAlong.entries()) {
      await runner.query(
        `INSERT INTO extras (code, name, name_ru, description, description_ru, price_usd, max_count, offer_kinds, display_order)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [...extra, index + 1],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE extras');
  }
}
