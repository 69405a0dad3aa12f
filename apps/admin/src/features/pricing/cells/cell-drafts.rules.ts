import { combinationKey, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { readCell } from './cell-amount.rules';

/** A car with a service or a tour. `combinationKey` identifies its cell. */
export type Combination = Pick<PriceCell, 'carId' | 'serviceId' | 'tourId'>;

/** The saved prices by the key of their cell. */
export type SavedPrices = ReadonlyMap<string, StaffPriceResponse>;

/** The unsaved input of a cell. */
export interface Draft {
  readonly text: string;
  /** The price that the cell showed when typing began; null if it was empty. */
  readonly basedOn: StaffPriceResponse | null;
  /** Whether another admin has changed the cell since typing began; `basedOn` is their price then. */
  readonly isStale: boolean;
}

/** By the key of the cell. */
export type Drafts = ReadonlyMap<string, Draft>;

export function savedPrices(prices: readonly StaffPriceResponse[]): SavedPrices {
  return new Map(prices.map((price) => [combinationKey(price), price]));
}

/** Returns the drafts after input in a cell. Removes a draft that equals the saved price. */
export function withInput(
  drafts: Drafts,
  { key, text, saved }: { key: string; text: string; saved: StaffPriceResponse | null },
): Drafts {
  const known = drafts.get(key);
  const draft: Draft = { text, basedOn: known ? known.basedOn : saved, isStale: known?.isStale ?? false };
  const next = new Map(drafts);
  if (equalsSaved(draft)) next.delete(key);
  else next.set(key, draft);
  return next;
}

/** Returns the drafts after a save. Input typed meanwhile stays, based on the saved prices. */
export function draftsAfterSave(drafts: Drafts, cells: Iterable<string>, saved: SavedPrices): Drafts {
  return basedOn(saved, drafts, cells, { isStale: false });
}

/** Returns the drafts after the server rejected some as stale. The input stays, based on the saved prices. */
export function draftsAfterConflict(drafts: Drafts, stale: Iterable<string>, saved: SavedPrices): Drafts {
  return basedOn(saved, drafts, stale, { isStale: true });
}

function basedOn(
  saved: SavedPrices,
  drafts: Drafts,
  cells: Iterable<string>,
  { isStale }: Pick<Draft, 'isStale'>,
): Drafts {
  const next = new Map(drafts);
  for (const key of cells) {
    const known = drafts.get(key);
    if (!known) continue;
    const draft = { ...known, basedOn: saved.get(key) ?? null, isStale };
    if (equalsSaved(draft)) next.delete(key);
    else next.set(key, draft);
  }
  return next;
}

/** Returns the cells to send, without drafts that are not amounts. */
export function cellsOf(drafts: Drafts, table: readonly Combination[]): PriceCell[] {
  return table.flatMap(({ carId, serviceId, tourId }) => {
    const draft = drafts.get(combinationKey({ carId, serviceId, tourId }));
    const reading = draft && readCell(draft.text);
    if (!reading || 'error' in reading) return [];
    return [{ carId, serviceId, tourId, priceUsd: reading.amount, version: draft.basedOn?.version ?? null }];
  });
}

/** Returns the keys of the cells that errors name as `cells.3`. */
export function cellsWithErrors(errors: readonly { field: string }[], cells: readonly PriceCell[]): string[] {
  return errors.flatMap(({ field }) => {
    const cell = cells[Number(/^cells\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return cell ? [combinationKey(cell)] : [];
  });
}

/** Whether all cells are saved as they are here. */
export function areSaved(cells: readonly PriceCell[], saved: SavedPrices): boolean {
  return cells.every((cell) => (saved.get(combinationKey(cell))?.priceUsd ?? null) === cell.priceUsd);
}

function equalsSaved({ text, basedOn }: Draft): boolean {
  const reading = readCell(text);
  return 'amount' in reading && reading.amount === (basedOn?.priceUsd ?? null);
}
