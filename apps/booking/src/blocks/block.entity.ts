import type { BlockKind } from '@chauffeur/contracts/blocks/block';
import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** A time at which a vehicle or a driver takes no rides; `occupancies` has what it occupies. */
@Entity('blocks')
export class BlockEntity extends RecordEntity {
  @Column('uuid', { nullable: true })
  vehicleId!: string | null;

  @Column('uuid', { nullable: true })
  driverId!: string | null;

  @Column('varchar', { length: 16 })
  kind!: BlockKind;

  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  @Column('varchar', { length: 500, nullable: true })
  notes!: string | null;

  @Column('varchar', { length: 64 })
  createdBy!: string;
}
