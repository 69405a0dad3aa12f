import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('contact_settings')
export class ContactSettingsEntity extends RecordEntity {
  @Column('varchar', { length: 200 })
  companyName!: string;

  @Column('varchar', { length: 40 })
  phonePrimary!: string;

  @Column('varchar', { length: 40 })
  phoneWhatsapp!: string;

  @Column('varchar', { length: 254 })
  emailInfo!: string;

  @Column('varchar', { length: 254 })
  emailSupport!: string;

  @Column('varchar', { length: 300 })
  address!: string;

  @Column('varchar', { length: 300, nullable: true })
  addressRu!: string | null;

  @Column('varchar', { length: 120 })
  city!: string;

  @Column('varchar', { length: 120, nullable: true })
  cityRu!: string | null;

  @Column('varchar', { length: 120 })
  country!: string;

  @Column('varchar', { length: 120, nullable: true })
  countryRu!: string | null;

  @Column('varchar', { length: 300 })
  websiteUrl!: string;

  @Column('varchar', { length: 200 })
  businessHours!: string;

  @Column('varchar', { length: 200, nullable: true })
  businessHoursRu!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  emergencyContact!: string | null;

  /** Links by social network. */
  @Column('jsonb')
  socialMedia!: Record<string, string>;

  @Column('varchar', { length: 300, nullable: true })
  googleReviewUrl!: string | null;

  @Column('boolean', { default: true })
  isActive!: boolean;
}
