import { CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Columns of every record that staff change: `recordMetadata` of the contracts, and an id that the database generates. */
export abstract class RecordEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @VersionColumn()
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
