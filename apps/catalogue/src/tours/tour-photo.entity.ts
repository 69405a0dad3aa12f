import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';
import { TourEntity } from './tour.entity.js';

@Entity('tour_photos')
export class TourPhotoEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => TourEntity, (tour) => tour.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tour_id' })
  tour!: Relation<TourEntity>;

  @ManyToOne(() => ImageEntity, { nullable: false })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity>;

  @Column('boolean')
  isMain!: boolean;

  @Column('smallint')
  displayOrder!: number;
}
