import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Where a picture may be used, as conditions on `images.hash`. SEO settings name pictures by their addresses. */
const uses = [
  'SELECT FROM car_photos WHERE image_hash = hash',
  'SELECT FROM service_photos WHERE image_hash = hash',
  'SELECT FROM tour_photos WHERE image_hash = hash',
  'SELECT FROM categories WHERE image_hash = hash',
  'SELECT FROM service_types WHERE image_hash = hash',
  `SELECT FROM seo_settings
    WHERE position(hash IN concat_ws(' ', og_image_url, twitter_image_url)) > 0`,
];

/** Pictures that were uploaded more than a day ago and that nothing shows. */
@Injectable()
export class RemoveUnusedImages extends HourlyTask {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** A picture that comes into use meanwhile is kept by its foreign key: then all is left for the next hour. */
  async run(): Promise<void> {
    const unused = uses.map((use) => `NOT EXISTS (${use})`).join(' AND ');
    await this.dataSource.query(
      `DELETE FROM images WHERE created_at < now() - interval '1 day' AND ${unused}`,
    );
  }
}
