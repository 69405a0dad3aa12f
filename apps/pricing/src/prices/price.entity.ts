import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** A car's price for one service or one tour; the database holds to exactly one of them, once per combination. */
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
