import { bookingStatuses, referenceNumber } from '@chauffeur/contracts/bookings/booking';
import { isPhoneNumber, phoneKey } from '@chauffeur/contracts/bookings/customer';
import {
  paymentToleranceCents,
  type PaymentFilter,
} from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { BookingSelection, BookingSort } from '@chauffeur/contracts/bookings/list-bookings';
import { likeLiteral } from '@chauffeur/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { phoneKeyOf } from '../customers/phone-key.js';

/** The same expression as in the indexes, so that PostgreSQL uses them. */
const statusRank = `CASE booking.status ${bookingStatuses
  .map((status, rank) => `WHEN '${status}' THEN ${rank}`)
  .join(' ')} END`;

type Order = readonly (readonly [expression: string, direction: 'same' | 'opposite' | 'newestFirst'])[];

/** Further columns make the order of rows with equal values unambiguous. */
const orders: Record<BookingSort, Order> = {
  createdAt: [
    ['booking.createdAt', 'same'],
    ['booking.id', 'opposite'],
  ],
  bookingDate: [
    ['booking.bookingDate', 'same'],
    ['booking.bookingTime', 'same'],
    ['booking.id', 'same'],
  ],
  customerName: [
    // In alphabetical order; by bytes, Ə and Ş would come after Z.
    ['lower(booking.customer_name) COLLATE "und-x-icu"', 'same'],
    ['booking.id', 'same'],
  ],
  status: [
    [statusRank, 'same'],
    ['booking.createdAt', 'newestFirst'],
    ['booking.id', 'newestFirst'],
  ],
  totalPrice: [
    ['booking.totalPrice', 'same'],
    ['booking.id', 'same'],
  ],
};

const forgiven = paymentToleranceCents / 100;

/** The amount to be paid: the price, or the fee of a cancelled booking. */
const owed =
  "CASE WHEN booking.status = 'cancelled' THEN coalesce(booking.fee_due_usd, 0) ELSE booking.total_price END";
const nothingDue = "booking.status = 'cancelled' AND coalesce(booking.fee_due_usd, 0) = 0";

/** The same states as in `paymentStateOf`. */
const paymentConditions: Record<PaymentFilter, string> = {
  toBeAgreed: `${owed} = 0 AND booking.paid_usd = 0 AND NOT (${nothingDue})`,
  unpaid: `${owed} > 0 AND booking.paid_usd = 0`,
  partPaid: `booking.paid_usd > 0 AND booking.paid_usd < ${owed} - ${forgiven}`,
  paid: `booking.paid_usd > 0 AND booking.paid_usd >= ${owed} - ${forgiven} AND NOT (${nothingDue})`,
  nothingDue: `${nothingDue} AND booking.paid_usd = 0`,
  receivedNothingDue: `${nothingDue} AND booking.paid_usd > 0`,
  notPaid: `booking.paid_usd < ${owed} AND (booking.paid_usd = 0 OR booking.paid_usd < ${owed} - ${forgiven})`,
};

/** Selects the bookings that pass the filters, unordered. */
export function matchingBookings(
  manager: EntityManager,
  { status, search, from, to, driverId, noDriver, payment }: BookingSelection,
): SelectQueryBuilder<BookingEntity> {
  const query = manager.createQueryBuilder(BookingEntity, 'booking');
  if (status) query.andWhere('booking.status = :status', { status });
  if (driverId) query.andWhere('booking.driverId = :driverId', { driverId });
  if (payment) query.andWhere(paymentConditions[payment]);
  // The condition of the index of completed rides; a fee may be more than the price.
  if (payment === 'notPaid' && status === 'completed')
    query.andWhere('booking.paid_usd < booking.total_price');
  if (noDriver) query.andWhere('booking.driverId IS NULL');
  if (from) query.andWhere('booking.bookingDate >= :from', { from });
  if (to) query.andWhere('booking.bookingDate <= :to', { to });
  const wholeReference = referenceNumber.safeParse(search?.toUpperCase()).data;
  if (wholeReference) {
    // One row of the unique index; the index of words would read the whole day, whose numbers share their first half.
    query.andWhere('booking.referenceNumber = :wholeReference', { wholeReference });
  } else if (search) {
    // PostgreSQL lower-cases it, as it does the stored words: Node makes two characters of «İ», PostgreSQL one.
    const words = 'booking.search_text LIKE lower(:search)';
    // Customers who call are known by the number that they call from; digits may be part of a reference number, too.
    query.andWhere(
      isPhoneNumber(search) ? `(${words} OR ${phoneKeyOf('booking.customer_phone')} = :phone)` : words,
      { search: `%${likeLiteral(search)}%`, phone: phoneKey(search) },
    );
  }
  return query;
}

export function inOrder(
  query: SelectQueryBuilder<BookingEntity>,
  { sort, direction }: Pick<BookingSelection, 'sort' | 'direction'>,
): SelectQueryBuilder<BookingEntity> {
  const same = direction === 'asc' ? 'ASC' : 'DESC';
  const opposite = direction === 'asc' ? 'DESC' : 'ASC';
  const words = { same, opposite, newestFirst: 'DESC' } as const;
  for (const [expression, relation] of orders[sort]) query.addOrderBy(expression, words[relation]);
  return query;
}
