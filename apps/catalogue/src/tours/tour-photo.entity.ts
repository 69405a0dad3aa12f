import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { PhotoColumns } from '../photos/photo.columns.js';
import { TourEntity } from './tour.entity.js';

@Entity('tour_photos')
export class TourPhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'tour_id' })
  parentId!: string;

  @ManyToOne(() => TourEntity, (tour) => tour.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tour_id' })
  parent!: Relation<TourEntity>;
}
