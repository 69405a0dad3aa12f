import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { numericColumn } from '@chauffeur/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('currencies')
export class CurrencyEntity {
  @PrimaryColumn('varchar', { length: 3 })
  code!: CurrencyCode;

  @Column('varchar', { length: 8 })
  symbol!: string;

  /** Units of the currency per USD. */
  @Column('numeric', { precision: 14, scale: 6, transformer: numericColumn })
  ratePerUsd!: number;

  /** The order in lists, USD first. */
  @Column('smallint')
  displayOrder!: number;
}
