import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import type { EmailRecipientRole } from '@chauffeur/contracts/notifications/email-delivery';
import type { BuiltInTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { MessageNews } from '../email-variables/email-content.js';

/** `done`: sent to the delivery log, dropped by staff, or too late. `void`: no longer needed by the ride. */
export const plannedMessageStates = ['planned', 'done', 'void'] as const;
export type PlannedMessageState = (typeof plannedMessageStates)[number];

/** How a message ended: `changed` and `cancelled` are void, the others done. */
export type PlannedMessageOutcome = 'sent' | 'dropped' | 'late' | 'changed' | 'cancelled';

/** An email to be sent at `dueAt`, if the ride is still the same then. It has no text and no address yet. */
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

  /** Key of what the message reports, if that is reported once: driver and vehicle, or the driver's job; else empty. */
  @Column('varchar', { length: 100, default: '' })
  about!: string;

  @Column('varchar', { length: 16, nullable: true })
  news!: MessageNews | null;

  /** The recipient of an email to a driver, who may have lost the ride. */
  @Column('jsonb', { nullable: true })
  driver!: EmailedDriver | null;

  @Column('timestamptz')
  dueAt!: Date;

  /** The ride's schedule version at planning. */
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
