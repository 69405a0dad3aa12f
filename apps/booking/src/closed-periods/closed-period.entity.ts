import { RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** A time in which visitors can't book the start of a ride. */
@Entity('closed_periods')
export class ClosedPeriodEntity extends RecordEntity {
  @Column('timestamptz')
  startsAt!: Date;

  @Column('timestamptz')
  endsAt!: Date;

  @Column('varchar', { length: 200 })
  reason!: string;

  @Column('varchar', { length: 200 })
  reasonRu!: string;
}
