import type { Language } from '@chauffeur/contracts/languages/languages';
import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity, Unique } from 'typeorm';

@Entity('email_templates')
@Unique('email_templates_name_language', ['templateName', 'language'])
export class EmailTemplateEntity extends RecordEntity {
  @Column('varchar', { length: 100 })
  templateName!: string;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('text')
  description!: string;

  @Column('text')
  subjectTemplate!: string;

  @Column('text')
  htmlTemplate!: string;

  /** Variables that the template may use in double braces. */
  @Column('text', { array: true })
  variables!: string[];

  /** Emails of an inactive template are not sent. */
  @Column('boolean', { default: true })
  isActive!: boolean;

  /** Whether staff have changed it: upgrades of the product do not overwrite it. */
  @Column('boolean', { default: false })
  isCustomised!: boolean;
}
