import type { Language } from '@chauffeur/contracts/languages';
import type {
  EmailDeliveryState,
  EmailRecipientRole,
} from '@chauffeur/contracts/notifications/email-delivery';
import type { ComposedEmail } from './composed-email.js';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { EmailContent } from '../email-variables/email-content.js';

/** One email to one recipient, from the event that causes it to its outcome: the delivery log. */
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
  content!: EmailContent;

  /** What is sent; null while waiting. Stored, so that each attempt, and one after a lost queue, sends the same. */
  @Column('jsonb', { nullable: true })
  job!: ComposedEmail | null;

  @Column('varchar', { length: 254, nullable: true })
  recipient!: string | null;

  @Column('varchar', { length: 16 })
  status!: EmailDeliveryState;

  /** 1, and one more each time that staff resend the email. */
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

  /** W3C Trace Context of what caused the email, where that was traced. */
  @Column('text', { nullable: true })
  traceparent?: string | null;

  /** When an unsent email is checked again if it has had no attempt. */
  @Column('timestamptz')
  nextCheckAt!: Date;

  /** The email leaves no earlier: staff may still undo what causes it. Null where it leaves at once. */
  @Column('timestamptz', { nullable: true })
  notBefore!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

/** Names a job, without what is in it. */
export type DeliveryRound = Pick<EmailDelivery, 'id' | 'round'>;
