import type { ServiceTypeIcon } from '@chauffeur/contracts/catalogue/service-type';
import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';

@Entity('service_types')
export class ServiceTypeEntity extends RecordEntity {
  @Column('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 120, nullable: true })
  nameRu!: string | null;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  descriptionRu!: string | null;

  @Column('varchar', { length: 20, default: 'MapPin' })
  icon!: ServiceTypeIcon;

  /** #RRGGBB. */
  @Column('varchar', { length: 7, default: '#6B7280' })
  color!: string;

  /** In whole USD. */
  @Column('integer', { nullable: true })
  basePricePerHour!: number | null;

  @ManyToOne(() => ImageEntity, { nullable: true })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity> | null;
}
