import type { EmailAttempted } from '@chauffeur/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One attempt to hand a mail to the mail server, and what came of it. */
@Entity('email_attempts')
export class EmailAttempt {
  @PrimaryColumn('uuid')
  deliveryId!: string;

  /** Rises from 1 for each delivery. */
  @PrimaryColumn('int')
  attempt!: number;

  @Column('text')
  outcome!: EmailAttempted['outcome'];

  @Column('text')
  serverAnswer!: string;

  @Column('timestamptz')
  attemptedAt!: Date;
}
