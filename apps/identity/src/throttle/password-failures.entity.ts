import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of wrong passwords for one account from one source; both are stored as keyed hashes. */
@Entity('password_failures')
export class PasswordFailuresEntity {
  @PrimaryColumn('char', { length: 64 })
  account!: string;

  /** A network address, a known device or a session. */
  @PrimaryColumn('char', { length: 64 })
  source!: string;

  /** Whether the source is a known device or a session. */
  @Column('boolean')
  isTrusted!: boolean;

  @Column('integer')
  failures!: number;

  @Column('timestamptz')
  lastAt!: Date;
}
