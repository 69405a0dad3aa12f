import type { MigrationInterface, QueryRunner } from 'typeorm';

const times = `
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()`;

const photos = (parent: string, parents: string) => `
  CREATE TABLE ${parent}_photos (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    ${parent}_id uuid NOT NULL REFERENCES ${parents} (id) ON DELETE CASCADE,
    image_hash char(64) NOT NULL REFERENCES images (hash),
    is_main boolean NOT NULL,
    display_order smallint NOT NULL
  );
  CREATE INDEX ${parent}_photos_of_${parent} ON ${parent}_photos (${parent}_id, display_order);
  CREATE UNIQUE INDEX ${parent}_photos_one_main ON ${parent}_photos (${parent}_id) WHERE is_main`;

export class CreateCatalogue1763700000000 implements MigrationInterface {
  readonly name = 'CreateCatalogue1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE images (
        hash char(64) PRIMARY KEY,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        bytes bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE image_variants (
        hash char(64) NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
        name varchar(20) NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (hash, name)
      )`);
    await runner.query(`
      CREATE TABLE categories (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(120) NOT NULL,
        name_ru varchar(120),
        description text NOT NULL,
        description_ru text,
        base_price_per_hour integer NOT NULL CHECK (base_price_per_hour >= 0),
        image_hash char(64) REFERENCES images (hash),
        ${times}
      )`);
    await runner.query('CREATE UNIQUE INDEX categories_name ON categories (lower(name))');
    await runner.query(`
      CREATE TABLE cars (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        brand varchar(80) NOT NULL,
        model varchar(120) NOT NULL,
        year smallint NOT NULL CHECK (year BETWEEN 2000 AND 2030),
        capacity smallint NOT NULL DEFAULT 4 CHECK (capacity BETWEEN 1 AND 50),
        category_id uuid NOT NULL REFERENCES categories (id),
        base_price numeric(12,2) NOT NULL CHECK (base_price >= 0),
        is_available boolean NOT NULL DEFAULT true,
        ${times}
      )`);
    await runner.query('CREATE INDEX cars_of_category ON cars (category_id)');
    await runner.query(`
      CREATE TABLE service_types (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(120) NOT NULL,
        name_ru varchar(120),
        description text NOT NULL,
        description_ru text,
        icon varchar(20) NOT NULL DEFAULT 'MapPin',
        color varchar(7) NOT NULL DEFAULT '#6B7280',
        base_price_per_hour integer CHECK (base_price_per_hour >= 0),
        image_hash char(64) REFERENCES images (hash),
        ${times}
      )`);
    await runner.query('CREATE UNIQUE INDEX service_types_name ON service_types (lower(name))');
    await runner.query(`
      CREATE TABLE services (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(200) NOT NULL,
        name_ru varchar(200),
        description text NOT NULL,
        description_ru text,
        service_type varchar(32) NOT NULL
          CHECK (service_type IN ('airport_transfer', 'city_tour', 'group_tour', 'business_transfer')),
        service_type_id uuid NOT NULL REFERENCES service_types (id),
        duration_hours numeric(5,1) NOT NULL DEFAULT 1 CHECK (duration_hours >= 0.5),
        base_price numeric(12,2) NOT NULL CHECK (base_price >= 0),
        youtube_url varchar(300),
        ${times}
      )`);
    await runner.query('CREATE INDEX services_of_type ON services (service_type_id)');
    await runner.query(`
      CREATE TABLE tours (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(200) NOT NULL,
        name_ru varchar(200),
        description text NOT NULL,
        description_ru text,
        duration_hours numeric(5,1) NOT NULL DEFAULT 8 CHECK (duration_hours >= 1),
        base_price numeric(12,2) NOT NULL CHECK (base_price >= 0),
        destinations text[] NOT NULL,
        destinations_ru text[] NOT NULL DEFAULT '{}',
        youtube_url varchar(300),
        ${times}
      )`);
    await runner.query(photos('car', 'cars'));
    await runner.query(photos('service', 'services'));
    await runner.query(photos('tour', 'tours'));
    await runner.query(`
      CREATE TABLE contact_settings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        company_name varchar(200) NOT NULL,
        phone_primary varchar(40) NOT NULL,
        phone_whatsapp varchar(40) NOT NULL,
        email_info varchar(254) NOT NULL,
        email_support varchar(254) NOT NULL,
        address varchar(300) NOT NULL,
        address_ru varchar(300),
        city varchar(120) NOT NULL,
        city_ru varchar(120),
        country varchar(120) NOT NULL,
        country_ru varchar(120),
        website_url varchar(300) NOT NULL,
        business_hours varchar(200) NOT NULL,
        business_hours_ru varchar(200),
        emergency_contact varchar(120),
        social_media jsonb NOT NULL DEFAULT '{}',
        google_review_url varchar(300),
        is_active boolean NOT NULL DEFAULT true,
        ${times}
      )`);
    await runner.query(`
      CREATE TABLE seo_settings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        page_path varchar(300) NOT NULL,
        language varchar(2) NOT NULL CHECK (language IN ('en', 'ru')),
        meta_title varchar(300) NOT NULL,
        meta_description varchar(1000) NOT NULL,
        meta_keywords varchar(1000),
        og_title varchar(300),
        og_description varchar(1000),
        og_image_url varchar(500),
        twitter_title varchar(300),
        twitter_description varchar(1000),
        twitter_image_url varchar(500),
        canonical_url varchar(500),
        robots varchar(20) NOT NULL DEFAULT 'index, follow',
        priority numeric(2,1) NOT NULL DEFAULT 0.5 CHECK (priority BETWEEN 0 AND 1),
        change_frequency varchar(10) NOT NULL DEFAULT 'weekly',
        schema_markup jsonb,
        is_active boolean NOT NULL DEFAULT true,
        ${times}
      )`);
    await runner.query('CREATE UNIQUE INDEX seo_settings_page ON seo_settings (lower(page_path), language)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'seo_settings',
      'contact_settings',
      'tour_photos',
      'service_photos',
      'car_photos',
      'tours',
      'services',
      'service_types',
      'cars',
      'categories',
      'image_variants',
      'images',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
