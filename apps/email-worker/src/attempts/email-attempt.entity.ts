import type { EmailAttempted } from '@chauffeur/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One attempt to hand a mail to the mail server, and what came of it. */
@Entity('email_attempts')
export class EmailAttempt {
  @PrimaryColumn('uuid')
  deliveryId!: string;

  /** 1, and one more each time that staff send the mail again. */
  @Column('int')
  round!: number;

  /** Rises from 1 for each delivery, through all rounds. */
  @PrimaryColumn('int')
  attempt!: number;

  @Column('text')
  outcome!: EmailAttempted['outcome'];

  @Column('text')
  serverAnswer!: string;

  @Column('timestamptz')
  attemptedAt!: Date;
}
