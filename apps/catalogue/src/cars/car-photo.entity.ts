import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { PhotoColumns } from '../photos/photo.columns.js';
import { CarEntity } from './car.entity.js';

@Entity('car_photos')
export class CarPhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'car_id' })
  parentId!: string;

  @ManyToOne(() => CarEntity, (car) => car.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  parent!: Relation<CarEntity>;
}
