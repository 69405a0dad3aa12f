import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** A physical car, belonging to a car of the catalogue. */
@Entity('vehicles')
export class VehicleEntity extends RecordEntity {
  @Column('uuid')
  carId!: string;

  @Column('varchar', { length: 40 })
  label!: string;

  @Column('varchar', { length: 15, nullable: true })
  plate!: string | null;

  @Column('varchar', { length: 40, nullable: true })
  colour!: string | null;

  @Column('varchar', { length: 40, nullable: true })
  colourRu!: string | null;

  @Column('boolean')
  isActive!: boolean;

  @Column('varchar', { length: 2000, nullable: true })
  notes!: string | null;
}
