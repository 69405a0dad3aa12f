import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who got a booking and when; the newest assignment is the present one. Without a driver: taken off the booking. */
@Entity('driver_assignments')
export class DriverAssignmentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  bookingId!: string;

  @Column('uuid', { nullable: true })
  driverId!: string | null;

  /** The name at the time of the assignment. */
  @Column('varchar', { length: 200, nullable: true })
  driverName!: string | null;

  /** The admin's id. */
  @Column('varchar', { length: 64 })
  assignedBy!: string;

  @Column('varchar', { length: 2000, nullable: true })
  notes!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  assignedAt!: Date;
}
