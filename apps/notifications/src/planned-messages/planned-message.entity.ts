import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { MessageNews } from '../email-variables/email-content.js';

/** `done` has an end of its own: sent to the delivery log, dropped by staff, or too late. */
export const plannedMessageStates = ['planned', 'done', 'void'] as const;
export type PlannedMessageState = (typeof plannedMessageStates)[number];

/** How a message ended: `changed` and `cancelled` are void, the others done. */
export type PlannedMessageOutcome = 'sent' | 'dropped' | 'late' | 'changed' | 'cancelled';

/** An email that is to be sent at its time, if the ride is still the same then. It has no text and no address yet. */
@Entity('planned_messages')
export class PlannedMessage {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  bookingId!: string;

  @Column('varchar', { length: 100 })
  templateName!: BuiltInTemplateName;

  @Column('varchar', { length: 16 })
  recipientRole!: EmailRecipientRole;

  /** What it reports, where that is reported once: who drives what, or what the driver was asked to do; else empty. */
  @Column('varchar', { length: 100, default: '' })
  about!: string;

  @Column('varchar', { length: 16, nullable: true })
  news!: MessageNews | null;

  /** Whom it goes to, of an email to a driver: also one who has lost the ride. */
  @Column('jsonb', { nullable: true })
  driver!: EmailedDriver | null;

  @Column('timestamptz')
  dueAt!: Date;

  /** The ride's, by which it was planned. */
  @Column('int')
  scheduleVersion!: number;

  @Column('varchar', { length: 8 })
  state!: PlannedMessageState;

  @Column('varchar', { length: 16, nullable: true })
  outcome!: PlannedMessageOutcome | null;

  @Column('uuid', { nullable: true })
  deliveryId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
