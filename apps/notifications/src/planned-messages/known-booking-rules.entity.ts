import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one copy of the booking rules that emails are planned by, as booking last published them. */
@Entity('known_booking_rules')
export class KnownBookingRules {
  /** Always 1: there is one row at most. */
  @PrimaryColumn('int')
  id!: number;

  @Column('int')
  contactsFromHours!: number;

  /** The rules' own, by which an event that arrives late is known. */
  @Column('int')
  version!: number;
}
