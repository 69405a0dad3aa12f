import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { combinationKey, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { ManagedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, recordResponseOf } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { PriceEntity } from './price.entity.js';

@Injectable()
export class SetPriceCells {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sets all cells or none; returns the stored prices in the given order, without the cleared ones. Throws CodedError
   * `record.stale` naming each cell whose price no longer has its `version`.
   */
  set(cells: readonly PriceCell[]): Promise<ManagedPrice[]> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await pricesIn(manager, cells, { isLocked: true });
      throwIfStale(cells, (cell) => (stored.get(combinationKey(cell))?.version ?? null) !== cell.version);
      await removeCleared(manager, cells, stored);
      await updateChanged(manager, cells, stored);
      await insertNew(manager, cells, stored);
      await this.outbox.add(manager, pricingChanged, {});
      const saved = await pricesIn(manager, cells, { isLocked: false });
      return cells.flatMap((cell) => {
        const price = saved.get(combinationKey(cell));
        return price ? [recordResponseOf(price)] : [];
      });
    });
  }
}

type Prices = ReadonlyMap<string, PriceEntity>;

/** Returns the stored prices of cells; locks them by id, so that two calls can't deadlock. */
async function pricesIn(
  manager: EntityManager,
  cells: readonly PriceCell[],
  { isLocked }: { isLocked: boolean },
): Promise<Prices> {
  const prices = await manager.find(PriceEntity, {
    where: cells.map(({ carId, serviceId, tourId }) => ({
      carId,
      serviceId: serviceId ?? IsNull(),
      tourId: tourId ?? IsNull(),
    })),
    order: { id: 'ASC' },
    ...(isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  return new Map(prices.map((price) => [combinationKey(price), price]));
}

function throwIfStale(cells: readonly PriceCell[], isStale: (cell: PriceCell) => boolean): void {
  const stale = cells.flatMap((cell, index) =>
    isStale(cell) ? [{ field: `cells.${index}`, code: 'record.stale' }] : [],
  );
  if (stale.length > 0) throw new CodedError('record.stale', stale);
}

async function removeCleared(
  manager: EntityManager,
  cells: readonly PriceCell[],
  stored: Prices,
): Promise<void> {
  const ids = cells.flatMap((cell) => {
    const price = stored.get(combinationKey(cell));
    return price && cell.priceUsd === null ? [price.id] : [];
  });
  if (ids.length > 0) await manager.delete(PriceEntity, { id: In(ids) });
}

async function updateChanged(
  manager: EntityManager,
  cells: readonly PriceCell[],
  stored: Prices,
): Promise<void> {
  const changed = cells.flatMap((cell) => {
    const price = stored.get(combinationKey(cell));
    return price && cell.priceUsd !== null ? [Object.assign(price, { priceUsd: cell.priceUsd })] : [];
  });
  await manager.save(changed);
}

/**
 * Inserts the prices of cells without one, in one order, so that two calls can't deadlock. Cells that another admin has
 * filled meanwhile are stale.
 */
async function insertNew(manager: EntityManager, cells: readonly PriceCell[], stored: Prices): Promise<void> {
  const prices = cells
    .flatMap(({ carId, serviceId, tourId, priceUsd }) =>
      priceUsd === null || stored.has(combinationKey({ carId, serviceId, tourId }))
        ? []
        : [{ carId, serviceId, tourId, priceUsd }],
    )
    .toSorted((one, other) => combinationKey(one).localeCompare(combinationKey(other)));
  if (prices.length === 0) return;
  const insert = manager.createQueryBuilder().insert().into(PriceEntity).values(prices);
  const result = await insert.orIgnore().returning(['id', 'carId', 'serviceId', 'tourId']).execute();
  const rows: { car_id: string; service_id: string | null; tour_id: string | null }[] = result.raw;
  const inserted = new Set(
    rows.map((row) => combinationKey({ carId: row.car_id, serviceId: row.service_id, tourId: row.tour_id })),
  );
  const wanted = new Set(prices.map(combinationKey));
  throwIfStale(cells, (cell) => wanted.has(combinationKey(cell)) && !inserted.has(combinationKey(cell)));
}
