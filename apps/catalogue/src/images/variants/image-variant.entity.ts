import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image in another width or format, rendered on the first request. */
@Entity('image_variants')
export class ImageVariantEntity {
  @PrimaryColumn('char', { length: 64 })
  hash!: string;

  /** The file name in the URL: `800.webp`, `social.jpg`. */
  @PrimaryColumn('varchar', { length: 20 })
  name!: string;

  @Column('bytea')
  bytes!: Buffer;
}
