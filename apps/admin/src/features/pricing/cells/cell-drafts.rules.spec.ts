import { describe, expect, it } from '@jest/globals';
import { combinationKey } from '@chauffeur/contracts/pricing/price-cells';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import {
  areSaved,
  draftsAfterSave,
  draftsAfterConflict,
  cellsOf,
  savedPrices,
  cellsWithErrors,
  withInput,
  type Combination,
  type Drafts,
} from './cell-drafts.rules';
import { eClass, gabala, gobustan, prado, priceOf } from '../../../resources/fixtures/prices.fixture';

const saved: StaffPriceResponse = priceOf(eClass, gobustan, 120, 3);
const priced: Combination = { carId: eClass.id, serviceId: null, tourId: gobustan.id };
const empty: Combination = { carId: prado.id, serviceId: null, tourId: gabala.id };
const table = [priced, empty];
const none: Drafts = new Map();
const typedIn = (drafts: Drafts, cell: Combination, text: string) =>
  withInput(drafts, { key: combinationKey(cell), text, saved: cell === priced ? saved : null });

describe('input in cells', () => {
  it('is unsaved while it differs from the saved price', () => {
    const drafts = typedIn(none, priced, '125');
    expect([...drafts.keys()]).toEqual([combinationKey(priced)]);
    expect(typedIn(drafts, priced, '120,00').size).toBe(0);
    expect(typedIn(none, empty, ' ').size).toBe(0);
  });

  it('is sent with the version that typing began on, null for a new or a cleared cell', () => {
    const drafts = typedIn(typedIn(none, priced, ''), empty, '80.5');
    expect(cellsOf(drafts, table)).toEqual([
      { ...priced, priceUsd: null, version: 3 },
      { ...empty, priceUsd: 80.5, version: null },
    ]);
  });

  it('is not sent while it is not an amount, nor for cells that are not in the table', () => {
    expect(cellsOf(typedIn(none, priced, 'free'), table)).toEqual([]);
    expect(cellsOf(typedIn(none, priced, '5'), [empty])).toEqual([]);
  });

  it('stays when another admin has saved another price, unless they saved the same', () => {
    const drafts = typedIn(typedIn(none, priced, '125'), empty, '80');
    const cells = cellsOf(drafts, table);
    const stale = cellsWithErrors(
      [{ field: 'cells.0' }, { field: 'cells.1.priceUsd' }, { field: 'cells' }],
      cells,
    );
    expect(stale).toEqual([combinationKey(priced), combinationKey(empty)]);
    const fresh = savedPrices([priceOf(eClass, gobustan, 130, 4), priceOf(prado, gabala, 80)]);
    const after = draftsAfterConflict(drafts, stale, fresh);
    expect(cellsOf(after, table)).toEqual([{ ...priced, priceUsd: 125, version: 4 }]);
    expect(after.get(combinationKey(priced))?.isStale).toBe(true);
  });

  it('is dropped once it is saved', () => {
    const drafts = typedIn(typedIn(none, priced, '125'), empty, '');
    const saved = savedPrices([priceOf(eClass, gobustan, 125, 4)]);
    expect(draftsAfterSave(drafts, [combinationKey(priced), combinationKey(empty)], saved).size).toBe(0);
  });

  it('is based on the saved price if its cell is being saved meanwhile', () => {
    const drafts = typedIn(typedIn(none, priced, '125'), priced, '130');
    const after = draftsAfterSave(
      drafts,
      [combinationKey(priced)],
      savedPrices([priceOf(eClass, gobustan, 125, 4)]),
    );
    expect(cellsOf(after, table)).toEqual([{ ...priced, priceUsd: 130, version: 4 }]);
    expect(after.get(combinationKey(priced))?.isStale).toBe(false);
  });
});

it('cells are saved once all of them have the saved prices', () => {
  const prices = savedPrices([saved]);
  const cell = { ...priced, priceUsd: 120, version: 3 };
  const cleared = { ...empty, priceUsd: null, version: null };
  expect(areSaved([cell, cleared], prices)).toBe(true);
  expect(areSaved([cell, { ...cleared, priceUsd: 80 }], prices)).toBe(false);
  expect(areSaved([{ ...cell, priceUsd: 121 }, cleared], prices)).toBe(false);
});
