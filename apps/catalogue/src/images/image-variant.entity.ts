import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture in another width or form, made when it was first asked for. */
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
