import { Column, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';

/** What the photos of a car, a service and a tour have in common; each has a table of its own. */
export abstract class PhotoColumns {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The car, service or tour. */
  abstract parentId: string;

  @Column('char', { length: 64 })
  imageHash!: string;

  @ManyToOne(() => ImageEntity, { nullable: false })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity>;

  @Column('boolean')
  isMain!: boolean;

  @Column('smallint')
  displayOrder!: number;
}
