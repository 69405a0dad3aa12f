import type {
  SettlementOverview,
  SettlementOverviewCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { EntityManager } from 'typeorm';
import { cashOfDrivers, type CashOfDriver } from './received-cash.js';
import { totalOf } from './settlement.rules.js';
import { paidRides } from './unpaid-rides.js';

type DriverOfCommand = SettlementOverviewCommand['drivers'][number];
type DriverToSettle = SettlementOverview['drivers'][number];

/** Returns what each driver is to be paid for rides, and the cash that each received, also drivers who were deleted since. */
export async function overviewSettlements(
  manager: EntityManager,
  { from, to, drivers, isTruncated }: SettlementOverviewCommand,
): Promise<SettlementOverview> {
  const paid = await paidRides(
    manager,
    drivers.flatMap(({ rides }) => rides.map(({ bookingId }) => bookingId)),
  );
  const cash = await cashOfDrivers(manager, { from, to });
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
function toSettleWithDeleted({ id, name, usd: cashUsd }: CashOfDriver): DriverToSettle {
  return { driver: { id, name }, isDeleted: true, rides: 0, proposedUsd: 0, ridesWithoutAmount: 0, cashUsd };
}
