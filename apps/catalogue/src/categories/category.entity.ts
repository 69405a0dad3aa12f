import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
  type Relation,
} from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';

@Entity('categories')
export class CategoryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 120, nullable: true })
  nameRu!: string | null;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  descriptionRu!: string | null;

  /** Whole USD. */
  @Column('integer')
  basePricePerHour!: number;

  @ManyToOne(() => ImageEntity, { nullable: true })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity> | null;

  @VersionColumn()
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
