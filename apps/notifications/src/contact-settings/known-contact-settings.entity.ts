import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single copy of the company's active contact settings, as catalogue last published them. */
@Entity('known_contact_settings')
export class KnownContactSettings {
  /** Always 1: there is at most one row. */
  @PrimaryColumn('int')
  id!: number;

  /** Null when no settings are active. */
  @Column('jsonb', { nullable: true })
  settings!: ContactSettingsResponse | null;

  @Column('timestamptz')
  changedAt!: Date;
}
