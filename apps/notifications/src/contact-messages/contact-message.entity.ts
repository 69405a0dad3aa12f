import type { Language } from '@chauffeur/contracts/languages/languages';
import type { contactSubjects } from '@chauffeur/contracts/notifications/contact-form';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('varchar', { length: 200 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 40, nullable: true })
  phone!: string | null;

  @Column('varchar', { length: 32, nullable: true })
  subject!: (typeof contactSubjects)[number] | null;

  @Column('varchar', { length: 5000 })
  message!: string;

  @Column('varchar', { length: 200, nullable: true, unique: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request. */
  @Column('varchar', { length: 64 })
  requestHash!: string;

  /** Whether any admin has read it. */
  @Column('boolean', { default: false })
  isRead!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
