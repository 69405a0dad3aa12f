import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A stored image: WebP without metadata, at most 1600 px on its longer side, identified by the hash of its content. */
@Entity('images')
export class ImageEntity {
  /** SHA-256 of `bytes`, hexadecimal. */
  @PrimaryColumn('char', { length: 64 })
  hash!: string;

  /** In px. */
  @Column('integer')
  width!: number;

  /** In px. */
  @Column('integer')
  height!: number;

  /** Not selected by default. */
  @Column('bytea', { select: false })
  bytes!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
