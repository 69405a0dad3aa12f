import type { EmailDeliveryState, EmailJob, EmailRecipientRole, Language } from '@chauffeur/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { DeliveryContent } from './delivery-content.js';

/** One mail to one recipient, from the event that asks for it to what became of it: the delivery log. */
@Entity('email_deliveries')
export class EmailDelivery {
  /** Comes from event, template and recipient, so that a repeated event adds nothing. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('varchar', { length: 100 })
  templateName!: string;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('varchar', { length: 16 })
  recipientRole!: EmailRecipientRole;

  @Column('jsonb')
  content!: DeliveryContent;

  /** What the worker gets; null while waiting. Stored, so that a lost queue is filled anew with the same mail. */
  @Column('jsonb', { nullable: true })
  job!: EmailJob | null;

  @Column('varchar', { length: 254, nullable: true })
  recipient!: string | null;

  @Column('varchar', { length: 16 })
  status!: EmailDeliveryState;

  /** 1, and one more each time that staff send the mail again. */
  @Column('int', { default: 1 })
  round!: number;

  @Column('int', { default: 0 })
  attempts!: number;

  /** What the mail server answered last. */
  @Column('varchar', { length: 500, nullable: true })
  lastAnswer!: string | null;

  @Column('uuid', { nullable: true })
  bookingId!: string | null;

  @Column('uuid', { nullable: true })
  contactMessageId!: string | null;

  @Column('text')
  correlationId!: string;

  /** W3C Trace Context of what asked for the mail, where that was traced. */
  @Column('text', { nullable: true })
  traceparent?: string | null;

  /** When an unsent mail is looked at again if nobody has been heard of it. */
  @Column('timestamptz')
  nextCheckAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
