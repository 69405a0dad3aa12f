import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { CategoryEntity } from './category.entity.js';
import { PhotoColumns } from '../photos/photo.columns.js';

@Entity('cars')
export class CarEntity extends RecordEntity {
  @Column('varchar', { length: 80 })
  brand!: string;

  @Column('varchar', { length: 120 })
  model!: string;

  @Column('smallint')
  year!: number;

  /** Number of passengers. */
  @Column('smallint')
  capacity!: number;

  /** Number of large suitcases; null if staff have not entered it. */
  @Column('smallint', { nullable: true })
  luggageLarge!: number | null;

  @Column('uuid')
  categoryId!: string;

  @ManyToOne(() => CategoryEntity, { nullable: false })
  @JoinColumn({ name: 'category_id' })
  category!: Relation<CategoryEntity>;

  /** Starting price in USD. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  basePrice!: number;

  /** If false, the car is hidden from the site and from new public bookings. */
  @Column('boolean', { default: true })
  isAvailable!: boolean;

  @OneToMany(() => CarPhotoEntity, (photo) => photo.parent)
  photos!: Relation<CarPhotoEntity>[];
}

@Entity('car_photos')
export class CarPhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'car_id' })
  parentId!: string;

  @ManyToOne(() => CarEntity, (car) => car.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  parent!: Relation<CarEntity>;
}
