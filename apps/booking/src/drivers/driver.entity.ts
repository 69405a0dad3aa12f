import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { DriverPaymentType } from '@chauffeur/contracts/drivers/driver';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('drivers')
export class DriverEntity extends RecordEntity {
  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 40, nullable: true })
  phone!: string | null;

  @Column('varchar', { length: 254, nullable: true })
  email!: string | null;

  @Column('varchar', { length: 60, nullable: true })
  licenseNumber!: string | null;

  /** YYYY-MM-DD. */
  @Column('date')
  hireDate!: string;

  @Column('boolean')
  isActive!: boolean;

  /** USD, or percent, depending on `paymentType`. */
  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  paymentRate!: number;

  @Column('varchar', { length: 20 })
  paymentType!: DriverPaymentType;

  @Column('varchar', { length: 200, nullable: true })
  emergencyContact!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Column('varchar', { length: 2000, nullable: true })
  notes!: string | null;

  /** The language of the driver's page. */
  @Column('varchar', { length: 2, default: 'ru' })
  language!: DriverLanguage;
}
