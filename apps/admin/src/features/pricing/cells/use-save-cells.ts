import { combinationKey, maxPriceCells, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { z } from 'zod';
import { hasErrorCode } from '../../../api/send-request';
import { prices } from '../../../resources/catalogue/prices';
import { useSession } from '../../../session/session-context';
import {
  draftsAfterSave,
  areSaved,
  draftsAfterConflict,
  cellsOf,
  savedPrices,
  cellsWithErrors,
  type Combination,
  type Drafts,
} from './cell-drafts.rules';

const response = z.array(prices.row);
const listKey = [prices.name, 'list'];

/** Saves drafts in batches of the server's maximum size, and removes the saved ones. */
export function useSaveCells(setDrafts: Dispatch<SetStateAction<Drafts>>) {
  const session = useSession();
  const queryClient = useQueryClient();

  const saveTogether = async (cells: PriceCell[]) => {
    const path = `${prices.path}/cells`;
    const stored = await session.request({ method: 'PUT', path, body: { cells }, response });
    const keys = new Set(cells.map(combinationKey));
    queryClient.setQueryData<StaffPriceResponse[]>(listKey, (known = []) => [
      ...stored,
      ...known.filter((price) => !keys.has(combinationKey(price))),
    ]);
    setDrafts((drafts) => draftsAfterSave(drafts, keys, savedPrices(stored)));
  };

  /**
   * Shows below the input what another admin saved in stale cells. Returns true if all cells are already stored as sent,
   * by a try whose response was lost.
   */
  const showFresh = async (together: readonly PriceCell[], stale: readonly string[]) => {
    const fresh = await session.request({ path: prices.path, response });
    queryClient.setQueryData(listKey, fresh);
    const saved = savedPrices(fresh);
    setDrafts((drafts) => draftsAfterConflict(drafts, stale, saved));
    return areSaved(together, saved);
  };

  const mutation = useMutation({
    mutationFn: async (cells: readonly PriceCell[]) => {
      for (let first = 0; first < cells.length; first += maxPriceCells) {
        const together = cells.slice(first, first + maxPriceCells);
        try {
          await saveTogether(together);
        } catch (failure) {
          if (!hasErrorCode(failure, 'record.stale')) throw failure;
          const stale = cellsWithErrors(failure.problem?.errors ?? [], together);
          if (!(await showFresh(together, stale))) throw failure;
        }
      }
    },
    // Not awaited: the cells already show the saved prices.
    onSettled: () => void queryClient.invalidateQueries(),
  });

  return {
    isPending: mutation.isPending,
    failure: mutation.error,
    reset: mutation.reset,
    save: (drafts: Drafts, table: readonly Combination[]) => mutation.mutateAsync(cellsOf(drafts, table)),
  };
}
