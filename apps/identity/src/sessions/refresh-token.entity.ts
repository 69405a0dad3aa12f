import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One refresh token in the chain of a session; only its hash is stored. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Id of the session: shared by all tokens from one sign-in. */
  @Column('uuid')
  familyId!: string;

  @Column('uuid')
  adminId!: string;

  /** SHA-256, hexadecimal. */
  @Column('char', { length: 64 })
  tokenHash!: string;

  /** When the session began; null in rows of the previous release, which does not write it. */
  @Column('timestamptz', { nullable: true })
  sessionBeganAt!: Date | null;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When it was exchanged for the next one. */
  @Column('timestamptz', { nullable: true })
  rotatedAt!: Date | null;

  /** Derives the next token from this one (`successorOf`); null until the exchange. Hexadecimal. */
  @Column('char', { length: 64, nullable: true })
  successorSeed!: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
