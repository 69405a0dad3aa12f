import { Entity, PrimaryColumn } from 'typeorm';

/** A code for an admin without the authenticator app. The row is deleted when the code is used. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid')
  adminId!: string;

  /** SHA-256, hexadecimal. */
  @PrimaryColumn('char', { length: 64 })
  codeHash!: string;
}
