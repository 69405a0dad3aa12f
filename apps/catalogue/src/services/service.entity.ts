import type { ServiceKind } from '@chauffeur/contracts/catalogue/service';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { ServiceTypeEntity } from '../service-types/service-type.entity.js';
import { PhotoColumns } from '../photos/photo.columns.js';

@Entity('services')
export class ServiceEntity extends RecordEntity {
  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 200, nullable: true })
  nameRu!: string | null;

  @Column('text')
  description!: string;

  @Column('text', { nullable: true })
  descriptionRu!: string | null;

  /** The kind, which determines the required fields of a booking. */
  @Column('varchar', { length: 32 })
  serviceType!: ServiceKind;

  @Column('uuid')
  serviceTypeId!: string;

  @ManyToOne(() => ServiceTypeEntity, { nullable: false })
  @JoinColumn({ name: 'service_type_id' })
  serviceTypeDetails!: Relation<ServiceTypeEntity>;

  @Column('numeric', { precision: 5, scale: 1, transformer: numericColumn })
  durationHours!: number;

  /** Starting price in USD. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  basePrice!: number;

  @Column('varchar', { length: 300, nullable: true })
  youtubeUrl!: string | null;

  @OneToMany(() => ServicePhotoEntity, (photo) => photo.parent)
  photos!: Relation<ServicePhotoEntity>[];
}

@Entity('service_photos')
export class ServicePhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'service_id' })
  parentId!: string;

  @ManyToOne(() => ServiceEntity, (service) => service.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'service_id' })
  parent!: Relation<ServiceEntity>;
}
