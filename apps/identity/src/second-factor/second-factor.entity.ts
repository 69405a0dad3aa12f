import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret from which an admin's authenticator app makes codes. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('uuid')
  adminId!: string;

  /** See `encryptSecret`. */
  @Column('varchar', { length: 200 })
  encryptedSecret!: string;

  /** Null until the admin has entered a first code; sign-ins need no code until then. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Time step of the last accepted code, which is not accepted again. */
  @Column('integer', { default: 0 })
  lastTimeStep!: number;
}
