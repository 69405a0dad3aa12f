import { combinationKey, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { readCell } from './cell-amount.rules';

/** A car with a service or a tour; `combinationKey` names its cell. */
export type Combination = Pick<PriceCell, 'carId' | 'serviceId' | 'tourId'>;

/** The saved prices, by cell. */
export type SavedPrices = ReadonlyMap<string, StaffPriceResponse>;

/** What was typed in a cell and is not saved yet. */
export interface Draft {
  readonly text: string;
  /** The price that the cell showed when typing began; null where it was empty. */
  readonly basedOn: StaffPriceResponse | null;
  /** Another admin has changed the cell since typing began; `basedOn` is theirs. */
  readonly isStale: boolean;
}

/** By cell. */
export type Drafts = ReadonlyMap<string, Draft>;

export function savedPrices(prices: readonly StaffPriceResponse[]): SavedPrices {
  return new Map(prices.map((price) => [combinationKey(price), price]));
}

/** The drafts after input in a cell; one that equals the saved price is dropped. */
export function withTyped(
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

/** The drafts after a save: what was typed in its cells meanwhile stays, based on what is saved now. */
export function afterSave(drafts: Drafts, cells: Iterable<string>, saved: SavedPrices): Drafts {
  return basedOn(saved, drafts, cells, { isStale: false });
}

/** The drafts after the server rejected some as stale: the input stays, based on what is saved now. */
export function basedOnFresh(drafts: Drafts, stale: Iterable<string>, saved: SavedPrices): Drafts {
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

/** The drafts as the server takes them; those that can't be read are left out. */
export function cellsOf(drafts: Drafts, table: readonly Combination[]): PriceCell[] {
  return table.flatMap(({ carId, serviceId, tourId }) => {
    const draft = drafts.get(combinationKey({ carId, serviceId, tourId }));
    const reading = draft && readCell(draft.text);
    if (!reading || 'error' in reading) return [];
    return [{ carId, serviceId, tourId, priceUsd: reading.amount, version: draft.basedOn?.version ?? null }];
  });
}

/** The keys of the cells that an error names as `cells.3`. */
export function namedCells(errors: readonly { field: string }[], cells: readonly PriceCell[]): string[] {
  return errors.flatMap(({ field }) => {
    const cell = cells[Number(/^cells\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return cell ? [combinationKey(cell)] : [];
  });
}

/** Whether the saved prices are those of all cells. */
export function areStored(cells: readonly PriceCell[], saved: SavedPrices): boolean {
  return cells.every((cell) => (saved.get(combinationKey(cell))?.priceUsd ?? null) === cell.priceUsd);
}

function equalsSaved({ text, basedOn }: Draft): boolean {
  const reading = readCell(text);
  return 'amount' in reading && reading.amount === (basedOn?.priceUsd ?? null);
}
