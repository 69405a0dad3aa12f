import { combinationKey, type PriceCell, type StaffPriceResponse } from '@chauffeur/contracts';
import { readCell } from './cell-amount.rules';

/** A car with a service or a tour; `combinationKey` names its cell. */
export type Combination = Pick<PriceCell, 'carId' | 'serviceId' | 'tourId'>;

/** The prices that are kept, by cell. */
export type HeldPrices = ReadonlyMap<string, StaffPriceResponse>;

/** What was typed in a cell and is not saved yet. */
export interface Draft {
  readonly text: string;
  /** The price that the cell showed when typing began; null where it was empty. */
  readonly basedOn: StaffPriceResponse | null;
  /** Somebody else has changed the cell since typing began; `basedOn` is theirs. */
  readonly isStale: boolean;
}

/** By cell. */
export type Drafts = ReadonlyMap<string, Draft>;

export function heldPrices(prices: readonly StaffPriceResponse[]): HeldPrices {
  return new Map(prices.map((price) => [combinationKey(price), price]));
}

/** The drafts after a cell was typed in; one that says what is kept is none. */
export function withTyped(
  drafts: Drafts,
  { key, text, held }: { key: string; text: string; held: StaffPriceResponse | null },
): Drafts {
  const known = drafts.get(key);
  const draft: Draft = { text, basedOn: known ? known.basedOn : held, isStale: known?.isStale ?? false };
  const next = new Map(drafts);
  if (saysWhatIsKept(draft)) next.delete(key);
  else next.set(key, draft);
  return next;
}

export function without(drafts: Drafts, keys: Iterable<string>): Drafts {
  const next = new Map(drafts);
  for (const key of keys) next.delete(key);
  return next;
}

/** The drafts after the server refused some as stale: what was typed stays, on top of what is kept now. */
export function basedOnFresh(drafts: Drafts, stale: readonly string[], held: HeldPrices): Drafts {
  const next = new Map(drafts);
  for (const key of stale) {
    const known = drafts.get(key);
    if (!known) continue;
    const draft = { ...known, basedOn: held.get(key) ?? null, isStale: true };
    if (saysWhatIsKept(draft)) next.delete(key);
    else next.set(key, draft);
  }
  return next;
}

/** The drafts as the server takes them; those that can't be read are left out. */
export function cellsOf(drafts: Drafts, table: readonly Combination[]): PriceCell[] {
  return table.flatMap(({ carId, serviceId, tourId }) => {
    const draft = drafts.get(combinationKey({ carId, serviceId, tourId }));
    const reading = draft && readCell(draft.text);
    if (!reading || 'fault' in reading) return [];
    return [{ carId, serviceId, tourId, priceUsd: reading.amount, version: draft.basedOn?.version ?? null }];
  });
}

/** The keys of the cells that a refusal names as `cells.3`. */
export function namedCells(faults: readonly { field: string }[], cells: readonly PriceCell[]): string[] {
  return faults.flatMap(({ field }) => {
    const cell = cells[Number(/^cells\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return cell ? [combinationKey(cell)] : [];
  });
}

function saysWhatIsKept({ text, basedOn }: Draft): boolean {
  const reading = readCell(text);
  return 'amount' in reading && reading.amount === (basedOn?.priceUsd ?? null);
}
