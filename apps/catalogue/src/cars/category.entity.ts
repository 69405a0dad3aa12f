import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';

@Entity('categories')
export class CategoryEntity extends RecordEntity {
  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 120, nullable: true })
  nameRu!: string | null;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  descriptionRu!: string | null;

  /** In whole USD. */
  @Column('integer')
  basePricePerHour!: number;

  /** Lists show smaller values first. */
  @Column('integer', { default: 0 })
  displayOrder!: number;

  @ManyToOne(() => ImageEntity, { nullable: true })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity> | null;
}
