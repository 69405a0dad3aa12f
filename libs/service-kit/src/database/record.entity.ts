import { CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** What every record that staff change has: `recordMetadata` of the contracts, and an id of the database. */
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
