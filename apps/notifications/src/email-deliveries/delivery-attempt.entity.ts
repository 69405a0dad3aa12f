import type { EmailAttempted } from '@chauffeur/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One attempt at a delivery, as the worker told of it. */
@Entity('delivery_attempts')
export class DeliveryAttempt {
  @PrimaryColumn('uuid')
  deliveryId!: string;

  @PrimaryColumn('int')
  attempt!: number;

  @Column('varchar', { length: 16 })
  outcome!: EmailAttempted['outcome'];

  @Column('varchar', { length: 500 })
  serverAnswer!: string;

  @Column('timestamptz')
  attemptedAt!: Date;
}
