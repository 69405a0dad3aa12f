import type { ExtraOfferKind } from '@chauffeur/contracts/pricing/extra';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** An extra that can be booked with a ride, at a price of its own. */
@Entity('extras')
export class ExtraEntity extends RecordEntity {
  @Column('varchar', { length: 40 })
  code!: string;

  @Column('varchar', { length: 80 })
  name!: string;

  @Column('varchar', { length: 80, nullable: true })
  nameRu!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  description!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  descriptionRu!: string | null;

  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  priceUsd!: number;

  @Column('smallint')
  maxCount!: number;

  @Column('text', { array: true })
  offerKinds!: ExtraOfferKind[];

  @Column('boolean')
  isActive!: boolean;

  @Column('smallint')
  displayOrder!: number;
}
