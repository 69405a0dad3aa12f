import type {
  SettlementOverview,
  SettlementOverviewCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { EntityManager } from 'typeorm';
import { matchingTransactions } from '../transactions/search/matching-transactions.js';
import { totalUsd } from '../transactions/total-usd.js';
import { totalOf } from './settlement.rules.js';
import { paidRides } from './unpaid-rides.js';

type DriverOfCommand = SettlementOverviewCommand['drivers'][number];
type DriverToSettle = SettlementOverview['drivers'][number];

interface ReceivedCash {
  readonly id: string;
  /** The name when the driver's last cash was entered. */
  readonly name: string;
  readonly usd: number;
}

/** Returns what each driver is to be paid for rides, and the cash that each received, also drivers who were deleted since. */
export async function overviewSettlements(
  manager: EntityManager,
  { from, to, drivers, isTruncated }: SettlementOverviewCommand,
): Promise<SettlementOverview> {
  const paid = await paidRides(
    manager,
    drivers.flatMap(({ rides }) => rides.map(({ bookingId }) => bookingId)),
  );
  const cash = await receivedCash(manager, { from, to });
  const cashOf = new Map(cash.map(({ id, usd }) => [id, usd]));
  const present = drivers.flatMap(({ driver, rides }) => {
    const unpaid = rides.filter(({ bookingId }) => !paid(bookingId, driver.id));
    const cashUsd = cashOf.get(driver.id) ?? 0;
    return driver.isActive || unpaid.length > 0 || cashUsd > 0 ? toSettle(driver, unpaid, cashUsd) : [];
  });
  const ids = new Set(drivers.map(({ driver }) => driver.id));
  const deleted = cash.filter(({ id, usd }) => usd > 0 && !ids.has(id)).map(toSettleWithDeleted);
  return { drivers: [...present, ...deleted], isTruncated };
}

function toSettle(
  { id, name }: DriverOfCommand['driver'],
  unpaid: DriverOfCommand['rides'],
  cashUsd: number,
): DriverToSettle {
  const amounts = unpaid.flatMap(({ proposedUsd: amount }) => (amount === null ? [] : { amount }));
  return {
    driver: { id, name },
    isDeleted: false,
    rides: unpaid.length,
    proposedUsd: totalOf(amounts),
    ridesWithoutAmount: unpaid.length - amounts.length,
    cashUsd,
  };
}

/** Only the cash of a deleted driver is known. */
function toSettleWithDeleted({ id, name, usd: cashUsd }: ReceivedCash): DriverToSettle {
  return { driver: { id, name }, isDeleted: true, rides: 0, proposedUsd: 0, ridesWithoutAmount: 0, cashUsd };
}

/** Returns the cash that each driver received in the period, by name. */
async function receivedCash(
  manager: EntityManager,
  period: { readonly from: string; readonly to: string },
): Promise<ReceivedCash[]> {
  const received = await matchingTransactions(manager, {
    ...period,
    type: 'revenue',
    status: 'completed',
    paymentMethod: 'cash',
  })
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
