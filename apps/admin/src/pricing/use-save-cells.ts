import {
  combinationKey,
  mostPriceCells,
  type PriceCell,
  type StaffPriceResponse,
} from '@chauffeur/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { z } from 'zod';
import { isRefusal } from '../api/send-request';
import { useSession } from '../session/session-context';
import {
  basedOnFresh,
  cellsOf,
  heldPrices,
  namedCells,
  without,
  type Combination,
  type Drafts,
} from './cell-drafts.rules';
import { prices } from './prices.resource';

const answer = z.array(prices.row);
const listKey = [prices.name, 'list'];

/** Saves typed cells, as many at once as the server takes; what is saved is no draft any more. */
export function useSaveCells(setDrafts: Dispatch<SetStateAction<Drafts>>) {
  const session = useSession();
  const queryClient = useQueryClient();

  const saveTogether = async (cells: PriceCell[]) => {
    const path = `${prices.path}/cells`;
    const kept = await session.ask({ method: 'PUT', path, body: { cells }, answer });
    const keys = new Set(cells.map(combinationKey));
    queryClient.setQueryData<StaffPriceResponse[]>(listKey, (known = []) => [
      ...kept,
      ...known.filter((price) => !keys.has(combinationKey(price))),
    ]);
    setDrafts((drafts) => without(drafts, keys));
  };

  /** Shows what somebody else has saved in the cells that were refused, below what was typed. */
  const showFresh = async (stale: readonly string[]) => {
    const fresh = await session.ask({ path: prices.path, answer });
    queryClient.setQueryData(listKey, fresh);
    setDrafts((drafts) => basedOnFresh(drafts, stale, heldPrices(fresh)));
  };

  const mutation = useMutation({
    mutationFn: async (cells: readonly PriceCell[]) => {
      for (let first = 0; first < cells.length; first += mostPriceCells) {
        const together = cells.slice(first, first + mostPriceCells);
        try {
          await saveTogether(together);
        } catch (failure) {
          if (isRefusal(failure, 'record.stale')) {
            await showFresh(namedCells(failure.problem?.errors ?? [], together));
          }
          throw failure;
        }
      }
    },
    // Not waited for: the cells show already what is kept.
    onSettled: () => void queryClient.invalidateQueries(),
  });

  return {
    isPending: mutation.isPending,
    failure: mutation.error,
    forget: mutation.reset,
    save: (drafts: Drafts, table: readonly Combination[]) => mutation.mutateAsync(cellsOf(drafts, table)),
  };
}
