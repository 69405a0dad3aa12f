import type { Language } from '@chauffeur/contracts/languages/languages';
import type {
  EmailDeliveryState,
  EmailRecipientRole,
} from '@chauffeur/contracts/notifications/email-delivery';
import type { ComposedEmail } from './composed-email.js';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { EmailContent } from '../email-variables/email-content.js';

/** One email to one recipient, from the event that causes it to its outcome. The table is the delivery log. */
@Entity('email_deliveries')
export class EmailDelivery {
  /** Derived from event, template and recipient role, so that a redelivered event adds nothing. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('varchar', { length: 100 })
  templateName!: string;

  @Column('varchar', { length: 2 })
  language!: Language;

  @Column('varchar', { length: 16 })
  recipientRole!: EmailRecipientRole;

  @Column('jsonb')
  content!: EmailContent;

  /**
   * What is sent; null while waiting. Stored, so that each attempt sends the same email, also after the queue was lost.
   */
  @Column('jsonb', { nullable: true })
  job!: ComposedEmail | null;

  @Column('varchar', { length: 254, nullable: true })
  recipient!: string | null;

  @Column('varchar', { length: 16 })
  status!: EmailDeliveryState;

  /** 1 at first; rises by one each time that staff resend the email. */
  @Column('int', { default: 1 })
  round!: number;

  @Column('int', { default: 0 })
  attempts!: number;

  /** The last response of the mail server. */
  @Column('varchar', { length: 500, nullable: true })
  lastAnswer!: string | null;

  @Column('uuid', { nullable: true })
  bookingId!: string | null;

  @Column('uuid', { nullable: true })
  contactMessageId!: string | null;

  @Column('text')
  correlationId!: string;

  /** W3C Trace Context of the request that caused the email, if it was traced. */
  @Column('text', { nullable: true })
  traceparent?: string | null;

  /** When an unsent email is checked again if it has had no attempt. */
  @Column('timestamptz')
  nextCheckAt!: Date;

  /** The email is held until then, because staff may still undo its cause. Null if it is sent at once. */
  @Column('timestamptz', { nullable: true })
  notBefore!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

/** Identifies a job. */
export type DeliveryRound = Pick<EmailDelivery, 'id' | 'round'>;
