import type { EmailOutcome } from '@chauffeur/contracts/notifications/email-delivery';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One attempt to send an email, and its outcome. */
@Entity('delivery_attempts')
export class DeliveryAttempt {
  @PrimaryColumn('uuid')
  deliveryId!: string;

  /** Counts from 1 within a delivery, across its rounds. */
  @PrimaryColumn('int')
  attempt!: number;

  /** 1 at first; rises by one each time that staff resend the email. */
  @Column('int', { default: 1 })
  round!: number;

  @Column('varchar', { length: 16 })
  outcome!: EmailOutcome;

  /** The mail server's response, or the error; at most 500 characters. */
  @Column('varchar', { length: 500 })
  serverAnswer!: string;

  @Column('timestamptz')
  attemptedAt!: Date;
}
