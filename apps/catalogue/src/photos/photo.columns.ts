import { Column, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';

/** The common columns of photos of cars, services and tours, which have separate tables. */
export abstract class PhotoColumns {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Id of the car, service or tour. */
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
