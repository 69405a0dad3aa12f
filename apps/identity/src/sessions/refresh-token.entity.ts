import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One link of a session's chain of refresh tokens; only its hash is stored. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The session: all tokens that came from one sign-in. */
  @Column('uuid')
  familyId!: string;

  @Column('uuid')
  adminId!: string;

  /** SHA-256, hexadecimal. */
  @Column('char', { length: 64 })
  tokenHash!: string;

  /** When the session began; null in rows of the release before, which does not write it. */
  @Column('timestamptz', { nullable: true })
  sessionBeganAt!: Date | null;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When it was exchanged for the next one. */
  @Column('timestamptz', { nullable: true })
  rotatedAt!: Date | null;

  /** With the token itself it makes the next one (`successorOf`); null until the exchange. Hexadecimal. */
  @Column('char', { length: 64, nullable: true })
  successorSeed!: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
