import type {
  SettlementOverview,
  SettlementOverviewCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { EntityManager } from 'typeorm';
import { matchingTransactions } from '../transactions/matching-transactions.js';
import { totalUsd } from '../transactions/total-usd.js';
import { totalOf } from './settlement.rules.js';
import { paidRides } from './unpaid-rides.js';

/** Returns what each driver is to be paid for rides, and the cash that each received. */
export async function overviewSettlements(
  manager: EntityManager,
  { from, to, drivers, isTruncated }: SettlementOverviewCommand,
): Promise<SettlementOverview> {
  const paid = await paidRides(
    manager,
    drivers.flatMap(({ rides }) => rides.map(({ bookingId }) => bookingId)),
  );
  const cash = await cashOf(manager, { from, to });
  return {
    drivers: drivers
      .map(({ driver: { id, name, isActive }, rides }) => {
        const unpaid = rides.filter(({ bookingId }) => !paid(bookingId, id));
        const amounts = unpaid.flatMap(({ proposedUsd: amount }) => (amount === null ? [] : { amount }));
        return {
          isActive,
          driver: { id, name },
          rides: unpaid.length,
          proposedUsd: totalOf(amounts),
          ridesWithoutAmount: unpaid.length - amounts.length,
          cashUsd: cash.get(id) ?? 0,
        };
      })
      .filter(({ isActive, rides, cashUsd }) => isActive || rides > 0 || cashUsd > 0)
      .map(({ isActive: _shown, ...driver }) => driver),
    isTruncated,
  };
}

/** Returns the cash in USD that drivers received, by driver id. */
async function cashOf(
  manager: EntityManager,
  period: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, number>> {
  const received = await matchingTransactions(manager, {
    ...period,
    type: 'revenue',
    status: 'completed',
    paymentMethod: 'cash',
  })
    .andWhere('t.driver_id IS NOT NULL')
    .select('t.driver_id', 'id')
    .addSelect(totalUsd('true'), 'usd')
    .groupBy('t.driver_id')
    .getRawMany<{ id: string; usd: string }>();
  return new Map(received.map(({ id, usd }) => [id, Number(usd)]));
}
