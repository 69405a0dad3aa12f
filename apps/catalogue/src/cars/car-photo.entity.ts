import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';
import { CarEntity } from './car.entity.js';

@Entity('car_photos')
export class CarPhotoEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => CarEntity, (car) => car.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car!: Relation<CarEntity>;

  @ManyToOne(() => ImageEntity, { nullable: false })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity>;

  @Column('boolean')
  isMain!: boolean;

  @Column('smallint')
  displayOrder!: number;
}
