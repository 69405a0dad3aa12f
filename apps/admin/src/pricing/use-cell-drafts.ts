import { combinationKey } from '@chauffeur/contracts';
import { useCallback, useState } from 'react';
import { readCell } from './cell-amount.rules';
import { withTyped, type Combination, type Drafts } from './cell-drafts.rules';
import { combinationOf, type PriceTable } from './use-price-table';
import { useSaveCells } from './use-save-cells';

/** What is typed in the matrix, and its way to the server. */
export function useCellDrafts(table: PriceTable) {
  const [typed, setTyped] = useState<Drafts>(new Map());
  const combinations: Combination[] = table.cars.flatMap((car) =>
    table.offers.map((offer) => combinationOf(car, offer)),
  );
  // What was typed for something that is gone can't be saved.
  const drafts: Drafts = new Map(
    combinations.flatMap((combination) => {
      const key = combinationKey(combination);
      const draft = typed.get(key);
      return draft ? [[key, draft] as const] : [];
    }),
  );
  const { held } = table;
  /** The same function for all cells, so that a cell is drawn anew only for its own sake. */
  const type = useCallback(
    (key: string, text: string) =>
      setTyped((known) => withTyped(known, { key, text, held: held.get(key) ?? null })),
    [held],
  );
  const hasFaults = [...drafts.values()].some(({ text }) => 'fault' in readCell(text));
  const saving = useSaveCells(setTyped);
  return {
    drafts,
    type,
    hasFaults,
    saving,
    save: () => saving.save(drafts, combinations),
    discard: () => {
      setTyped(new Map());
      saving.forget();
    },
  };
}

export type CellDrafts = ReturnType<typeof useCellDrafts>;
