import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Subqueries that find uses of `images.hash`. SEO settings contain URLs of images, also in structured data. */
const uses = [
  'SELECT FROM car_photos WHERE image_hash = hash',
  'SELECT FROM service_photos WHERE image_hash = hash',
  'SELECT FROM tour_photos WHERE image_hash = hash',
  'SELECT FROM categories WHERE image_hash = hash',
  'SELECT FROM service_types WHERE image_hash = hash',
  `SELECT FROM seo_settings
    WHERE position(hash IN concat_ws(' ', og_image_url, twitter_image_url, schema_markup)) > 0`,
];

/** Removes images that were uploaded more than a day ago and that no record uses. */
@Injectable()
export class RemoveUnusedImages extends HourlyTask {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** If an image is used meanwhile, its foreign key makes the deletion fail; it runs again an hour later. */
  async run(): Promise<void> {
    const unused = uses.map((use) => `NOT EXISTS (${use})`).join(' AND ');
    await this.dataSource.query(
      `DELETE FROM images WHERE created_at < now() - interval '1 day' AND ${unused}`,
    );
  }
}
