import { Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { PhotoColumns } from '../photos/photo.columns.js';
import { ServiceEntity } from './service.entity.js';

@Entity('service_photos')
export class ServicePhotoEntity extends PhotoColumns {
  @Column('uuid', { name: 'service_id' })
  parentId!: string;

  @ManyToOne(() => ServiceEntity, (service) => service.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'service_id' })
  parent!: Relation<ServiceEntity>;
}
