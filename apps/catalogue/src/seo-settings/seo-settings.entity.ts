import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

@Entity('seo_settings')
export class SeoSettingsEntity extends RecordEntity {
  /** Without a language prefix: /cars serves both /cars and /ru/cars. */
  @Column('varchar', { length: 300 })
  pagePath!: string;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('varchar', { length: 300 })
  metaTitle!: string;

  @Column('varchar', { length: 1000 })
  metaDescription!: string;

  @Column('varchar', { length: 1000, nullable: true })
  metaKeywords!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  ogTitle!: string | null;

  @Column('varchar', { length: 1000, nullable: true })
  ogDescription!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  ogImageUrl!: string | null;

  @Column('varchar', { length: 300, nullable: true })
  twitterTitle!: string | null;

  @Column('varchar', { length: 1000, nullable: true })
  twitterDescription!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  twitterImageUrl!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  canonicalUrl!: string | null;

  @Column('varchar', { length: 20, default: 'index, follow' })
  robots!: SeoSettingsResponse['robots'];

  /** 0.0 to 1.0. */
  @Column('numeric', { precision: 2, scale: 1, default: 0.5, transformer: numericColumn })
  priority!: number;

  @Column('varchar', { length: 10, default: 'weekly' })
  changeFrequency!: SeoSettingsResponse['changeFrequency'];

  @Column('jsonb', { nullable: true })
  schemaMarkup!: Record<string, unknown> | null;

  @Column('boolean', { default: true })
  isActive!: boolean;
}
