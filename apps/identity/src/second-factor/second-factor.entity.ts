import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret that an admin's authenticator app makes codes from. */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn('uuid')
  adminId!: string;

  /** See `encryptSecret`. */
  @Column('varchar', { length: 200 })
  encryptedSecret!: string;

  /** Null until the admin has entered a first code; it is not asked for until then. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Of the last accepted code, which is not accepted again. */
  @Column('integer', { default: 0 })
  lastTimeStep!: number;
}
