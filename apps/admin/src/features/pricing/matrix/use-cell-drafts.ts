import { combinationKey } from '@chauffeur/contracts/pricing/price-cells';
import { useCallback, useState } from 'react';
import { readCell } from '../cells/cell-amount.rules';
import { withInput, type Combination, type Drafts } from '../cells/cell-drafts.rules';
import { combinationOf, type PriceTable } from './use-price-table';
import { useSaveCells } from '../cells/use-save-cells';

/** The drafts of the matrix, and saving them. */
export function useCellDrafts(table: PriceTable) {
  const [typed, setTyped] = useState<Drafts>(new Map());
  const combinations: Combination[] = table.cars.flatMap((car) =>
    table.offers.map((offer) => combinationOf(car, offer)),
  );
  // Input for a deleted car or offer can't be saved.
  const drafts: Drafts = new Map(
    combinations.flatMap((combination) => {
      const key = combinationKey(combination);
      const draft = typed.get(key);
      return draft ? [[key, draft] as const] : [];
    }),
  );
  const { saved } = table;
  /** A stable function for all cells, so that a cell rerenders only for its own changes. */
  const type = useCallback(
    (key: string, text: string) =>
      setTyped((known) => withInput(known, { key, text, saved: saved.get(key) ?? null })),
    [saved],
  );
  const invalid = combinations.find((combination) => {
    const draft = drafts.get(combinationKey(combination));
    return draft !== undefined && 'error' in readCell(draft.text);
  });
  const saving = useSaveCells(setTyped);
  return {
    drafts,
    type,
    /** The first cell whose input is not an amount. */
    invalid,
    saving,
    save: () => saving.save(drafts, combinations),
    discard: () => {
      setTyped(new Map());
      saving.reset();
    },
  };
}

export type CellDrafts = ReturnType<typeof useCellDrafts>;
