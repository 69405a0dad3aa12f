import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { combinationKey, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { ManagedPrice } from '@chauffeur/contracts/pricing/staff-price';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { priceRecordOf } from './price-record.js';
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
      const held = await pricesIn(manager, cells, { locked: true });
      throwIfStale(cells, (cell) => (held.get(combinationKey(cell))?.version ?? null) !== cell.version);
      await clear(manager, cells, held);
      await change(manager, cells, held);
      await fill(manager, cells, held);
      await this.outbox.add(manager, pricingChanged, {});
      const now = await pricesIn(manager, cells, { locked: false });
      return cells.flatMap((cell) => {
        const price = now.get(combinationKey(cell));
        return price ? [priceRecordOf(price)] : [];
      });
    });
  }
}

type Prices = ReadonlyMap<string, PriceEntity>;

/** Returns the stored prices of cells; locks them by id, so that two calls can't deadlock. */
async function pricesIn(
  manager: EntityManager,
  cells: readonly PriceCell[],
  { locked }: { locked: boolean },
): Promise<Prices> {
  const prices = await manager.find(PriceEntity, {
    where: cells.map(({ carId, serviceId, tourId }) => ({
      carId,
      serviceId: serviceId ?? IsNull(),
      tourId: tourId ?? IsNull(),
    })),
    order: { id: 'ASC' },
    ...(locked ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  return new Map(prices.map((price) => [combinationKey(price), price]));
}

function throwIfStale(cells: readonly PriceCell[], isStale: (cell: PriceCell) => boolean): void {
  const stale = cells.flatMap((cell, index) =>
    isStale(cell) ? [{ field: `cells.${index}`, code: 'record.stale' }] : [],
  );
  if (stale.length > 0) throw new CodedError('record.stale', stale);
}

async function clear(manager: EntityManager, cells: readonly PriceCell[], held: Prices): Promise<void> {
  const ids = cells.flatMap((cell) => {
    const price = held.get(combinationKey(cell));
    return price && cell.priceUsd === null ? [price.id] : [];
  });
  if (ids.length > 0) await manager.delete(PriceEntity, { id: In(ids) });
}

async function change(manager: EntityManager, cells: readonly PriceCell[], held: Prices): Promise<void> {
  const changed = cells.flatMap((cell) => {
    const price = held.get(combinationKey(cell));
    return price && cell.priceUsd !== null ? [Object.assign(price, { priceUsd: cell.priceUsd })] : [];
  });
  await manager.save(changed);
}

/**
 * Inserts the prices of cells without one, in one order as above. Cells that another admin has filled meanwhile are stale.
 */
async function fill(manager: EntityManager, cells: readonly PriceCell[], held: Prices): Promise<void> {
  const prices = cells
    .flatMap(({ carId, serviceId, tourId, priceUsd }) =>
      priceUsd === null || held.has(combinationKey({ carId, serviceId, tourId }))
        ? []
        : [{ carId, serviceId, tourId, priceUsd }],
    )
    .toSorted((one, other) => combinationKey(one).localeCompare(combinationKey(other)));
  if (prices.length === 0) return;
  const insert = manager.createQueryBuilder().insert().into(PriceEntity).values(prices);
  const { raw } = await insert.orIgnore().returning(['id', 'carId', 'serviceId', 'tourId']).execute();
  const filled = new Set(
    (raw as { car_id: string; service_id: string | null; tour_id: string | null }[]).map((row) =>
      combinationKey({ carId: row.car_id, serviceId: row.service_id, tourId: row.tour_id }),
    ),
  );
  const wanted = new Set(prices.map(combinationKey));
  throwIfStale(cells, (cell) => wanted.has(combinationKey(cell)) && !filled.has(combinationKey(cell)));
}
