import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An image as it was stored: WebP without metadata, at most 1600 px on its longer side, named by its content. */
@Entity('images')
export class ImageEntity {
  /** SHA-256 of `bytes`, hexadecimal. */
  @PrimaryColumn('char', { length: 64 })
  hash!: string;

  /** px. */
  @Column('integer')
  width!: number;

  /** px. */
  @Column('integer')
  height!: number;

  /** Not selected by default. */
  @Column('bytea', { select: false })
  bytes!: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
