import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** A car's price for a service or a tour; the database ensures exactly one of these, and one price per combination. */
@Entity('prices')
export class PriceEntity extends RecordEntity {
  @Column('uuid')
  carId!: string;

  @Column('uuid', { nullable: true })
  serviceId!: string | null;

  @Column('uuid', { nullable: true })
  tourId!: string | null;

  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  priceUsd!: number;
}
