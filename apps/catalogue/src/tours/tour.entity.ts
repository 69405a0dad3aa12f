import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { PhotoColumns } from '../photos/photo.columns.js';

@Entity('tours')
export class TourEntity extends RecordEntity {
  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 200, nullable: true })
  nameRu!: string | null;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  descriptionRu!: string | null;

  @Column('numeric', { precision: 5, scale: 1, transformer: numericColumn })
  durationHours!: number;

  /** Starting price in USD. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  basePrice!: number;

  @Column('text', { array: true })
  destinations!: string[];

  @Column('text', { array: true })
  destinationsRu!: string[];

  @Column('varchar', { length: 300, nullable: true })
  youtubeUrl!: string | null;

  @OneToMany(() => TourPhotoEntity, (photo) => photo.parent)
  photos!: Relation<TourPhotoEntity>[];
}

@Entity('tour_photos')
export class TourPhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'tour_id' })
  parentId!: string;

  @ManyToOne(() => TourEntity, (tour) => tour.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tour_id' })
  parent!: Relation<TourEntity>;
}
