import { describe, expect, it } from '@jest/globals';
import { combinationKey, type StaffPriceResponse } from '@chauffeur/contracts';
import {
  basedOnFresh,
  cellsOf,
  heldPrices,
  namedCells,
  without,
  withTyped,
  type Combination,
  type Drafts,
} from './cell-drafts.rules';
import { eClass, gabala, gobustan, prado, priceOf } from './prices.fixture';

const held: StaffPriceResponse = priceOf(eClass, gobustan, 120, 3);
const kept: Combination = { carId: eClass.id, serviceId: null, tourId: gobustan.id };
const empty: Combination = { carId: prado.id, serviceId: null, tourId: gabala.id };
const table = [kept, empty];
const none: Drafts = new Map();
const typedIn = (drafts: Drafts, cell: Combination, text: string) =>
  withTyped(drafts, { key: combinationKey(cell), text, held: cell === kept ? held : null });

describe('what is typed in cells', () => {
  it('is unsaved while it says something else than what is kept', () => {
    const drafts = typedIn(none, kept, '125');
    expect([...drafts.keys()]).toEqual([combinationKey(kept)]);
    expect(typedIn(drafts, kept, '120,00').size).toBe(0);
    expect(typedIn(none, empty, ' ').size).toBe(0);
  });

  it('is sent with the version that typing began on, null for a new or an emptied cell', () => {
    const drafts = typedIn(typedIn(none, kept, ''), empty, '80.5');
    expect(cellsOf(drafts, table)).toEqual([
      { ...kept, priceUsd: null, version: 3 },
      { ...empty, priceUsd: 80.5, version: null },
    ]);
  });

  it('is not sent while it is no amount, nor for what is off the table', () => {
    expect(cellsOf(typedIn(none, kept, 'free'), table)).toEqual([]);
    expect(cellsOf(typedIn(none, kept, '5'), [empty])).toEqual([]);
  });

  it('stays on top of what somebody else has saved, unless they saved the same', () => {
    const drafts = typedIn(typedIn(none, kept, '125'), empty, '80');
    const cells = cellsOf(drafts, table);
    const stale = namedCells(
      [{ field: 'cells.0' }, { field: 'cells.1.priceUsd' }, { field: 'cells' }],
      cells,
    );
    expect(stale).toEqual([combinationKey(kept), combinationKey(empty)]);
    const fresh = heldPrices([priceOf(eClass, gobustan, 130, 4), priceOf(prado, gabala, 80)]);
    const after = basedOnFresh(drafts, stale, fresh);
    expect(cellsOf(after, table)).toEqual([{ ...kept, priceUsd: 125, version: 4 }]);
    expect(after.get(combinationKey(kept))?.isStale).toBe(true);
  });

  it('is forgotten once it is saved', () => {
    expect(without(typedIn(none, kept, '125'), [combinationKey(kept)]).size).toBe(0);
  });
});
