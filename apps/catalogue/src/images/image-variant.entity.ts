import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image in another width or form, rendered on the first request. */
@Entity('image_variants')
export class ImageVariantEntity {
  @PrimaryColumn('char', { length: 64 })
  hash!: string;

  /** The file's name in its address: `800.webp`, `social.jpg`. */
  @PrimaryColumn('varchar', { length: 20 })
  name!: string;

  @Column('bytea')
  bytes!: Buffer;
}
