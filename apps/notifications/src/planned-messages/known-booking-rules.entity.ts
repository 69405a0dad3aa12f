import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single copy of the booking rules from which emails are planned, as booking last published them. */
@Entity('known_booking_rules')
export class KnownBookingRules {
  /** Always 1: there is at most one row. */
  @PrimaryColumn('int')
  id!: number;

  @Column('int')
  contactsFromHours!: number;

  /** The version of the rules, by which stale events are recognised. */
  @Column('int')
  version!: number;
}
