import type {
  TransactionCurrency,
  TransactionStatus,
  TransactionType,
} from '@chauffeur/contracts/finance/transaction';
import { numericColumn, RecordEntity } from '@chauffeur/service-kit';
import { Column, Entity } from 'typeorm';

/** Money that came in or went out; only `revenue` is income. */
@Entity('transactions')
export class TransactionEntity extends RecordEntity {
  @Column('uuid', { nullable: true })
  bookingId!: string | null;

  @Column('uuid', { nullable: true })
  driverId!: string | null;

  /** The reference when the transaction was saved; set exactly if `bookingId` is, like `customerName`. */
  @Column('varchar', { length: 24, nullable: true })
  bookingReference!: string | null;

  @Column('varchar', { length: 200, nullable: true })
  customerName!: string | null;

  /** The name when the transaction was saved; set exactly if `driverId` is. */
  @Column('varchar', { length: 200, nullable: true })
  driverName!: string | null;

  /** The booking that created this transaction, unique; null for what staff entered. */
  @Column('uuid', { nullable: true })
  revenueOfBookingId!: string | null;

  /** The Idempotency-Key of its request, or another unique key. */
  @Column('varchar', { length: 200, nullable: true })
  requestKey!: string | null;

  @Column('varchar', { length: 64, nullable: true })
  requestHash!: string | null;

  /** The same id in payments to a driver that were entered together. */
  @Column('uuid', { nullable: true })
  settlementId!: string | null;

  /**
   * The change or request by which staff decided that this money of a booking is returned or retained, also that a driver's
   * payment stays after its booking was deleted; null if none.
   */
  @Column('varchar', { length: 200, nullable: true })
  settledBy!: string | null;

  @Column('varchar', { length: 20 })
  transactionType!: TransactionType;

  @Column('numeric', { precision: 12, scale: 2, transformer: numericColumn })
  amount!: number;

  @Column('varchar', { length: 3, default: 'USD' })
  currency!: TransactionCurrency;

  /** Cents that a payment in AZN has beside its own amount in USD, so that all of its booking add up; else 0. */
  @Column('numeric', { precision: 12, scale: 2, default: 0, transformer: numericColumn })
  roundingUsd!: number;

  @Column('varchar', { length: 1000 })
  description!: string;

  /** The day in Baku, YYYY-MM-DD. */
  @Column('date')
  transactionDate!: string;

  @Column('varchar', { length: 16, default: 'completed' })
  status!: TransactionStatus;

  @Column('varchar', { length: 60, nullable: true })
  paymentMethod!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  receiptUrl!: string | null;

  @Column('varchar', { length: 2000, nullable: true })
  notes!: string | null;

  /** The admin's id. */
  @Column('varchar', { length: 64 })
  createdBy!: string;
}
