import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';
import { ServiceEntity } from './service.entity.js';

@Entity('service_photos')
export class ServicePhotoEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ManyToOne(() => ServiceEntity, (service) => service.photos, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'service_id' })
  service!: Relation<ServiceEntity>;

  @ManyToOne(() => ImageEntity, { nullable: false })
  @JoinColumn({ name: 'image_hash' })
  image!: Relation<ImageEntity>;

  @Column('boolean')
  isMain!: boolean;

  @Column('smallint')
  displayOrder!: number;
}
