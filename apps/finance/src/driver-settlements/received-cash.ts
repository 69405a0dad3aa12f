import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { matchingTransactions } from '../transactions/search/matching-transactions.js';
import { totalUsd } from '../transactions/total-usd.js';
import type { TransactionEntity } from '../transactions/transaction.entity.js';

interface Period {
  readonly from: string;
  readonly to: string;
}

export interface CashOfDriver {
  readonly id: string;
  /** The name when the driver's last cash was entered. */
  readonly name: string;
  readonly usd: number;
}

/** Returns the cash that each driver received in the period, by name. */
export async function cashOfDrivers(manager: EntityManager, period: Period): Promise<CashOfDriver[]> {
  const received = await receivedCash(manager, period)
    .andWhere('t.driver_id IS NOT NULL')
    .select('t.driver_id', 'id')
    .addSelect('(array_agg(t.driver_name ORDER BY t.created_at DESC, t.id DESC))[1]', 'name')
    .addSelect(totalUsd('true'), 'usd')
    .groupBy('t.driver_id')
    .orderBy('name')
    .addOrderBy('t.driver_id')
    .getRawMany<{ id: string; name: string | null; usd: string }>();
  return received.map(({ id, name, usd }) => ({ id, name: name ?? '', usd: Number(usd) }));
}

/** Returns the cash in USD that a driver received in the period. */
export async function cashOfDriver(
  manager: EntityManager,
  driverId: string,
  period: Period,
): Promise<number> {
  const received = await receivedCash(manager, { ...period, driverId })
    .select(totalUsd('true'), 'usd')
    .getRawOne<{ usd: string }>();
  return Number(received?.usd ?? 0);
}

/** Returns the cash in USD that a driver received for bookings, on any day, by booking id. */
export async function cashOfRides(
  manager: EntityManager,
  driverId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const received = await receivedCash(manager, { driverId })
    .andWhere('t.booking_id = ANY(:bookingIds)', { bookingIds })
    .select('t.booking_id', 'id')
    .addSelect(totalUsd('true'), 'usd')
    .groupBy('t.booking_id')
    .getRawMany<{ id: string; usd: string }>();
  return new Map(received.map(({ id, usd }) => [id, Number(usd)]));
}

/** Selects the completed revenue in cash, which the driver linked to it received. */
function receivedCash(
  manager: EntityManager,
  filters: Partial<Period> & { readonly driverId?: string },
): SelectQueryBuilder<TransactionEntity> {
  return matchingTransactions(manager, {
    ...filters,
    type: 'revenue',
    status: 'completed',
    paymentMethod: 'cash',
  });
}
