import { useEffect, useRef, type RefObject } from 'react';
import { useListParameters } from '../../../lists/use-list-parameters';
import type { Combination } from '../cells/cell-drafts.rules';
import { pricedOfferKind } from '../form/price-form.rules';

interface InvalidCellOptions {
  /** The element that contains the cells. */
  place: RefObject<HTMLElement | null>;
  /** The first cell whose input is not an amount. */
  invalid: Combination | undefined;
  /** Whether only the cells of one car are shown. */
  isSingleCar: boolean;
}

/** Returns a function that focuses the first invalid cell, after showing it if a filter or another car hides it. */
export function useInvalidCell({ place, invalid, isSingleCar }: InvalidCellOptions): () => void {
  const { value, setFilters } = useListParameters();
  const isSought = useRef(false);
  const focus = () => {
    const cell = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    cell?.focus();
    return cell !== undefined && cell !== null;
  };
  // The cell is rendered only after the URL has changed.
  useEffect(() => {
    if (isSought.current && focus()) isSought.current = false;
  });
  return () => {
    if (focus() || !invalid) return;
    isSought.current = true;
    const kind = value('kind', pricedOfferKind);
    const isKindShown = !kind || invalid[`${kind}Id`] !== null;
    setFilters({
      ...(isKindShown ? {} : { kind: undefined }),
      ...(isSingleCar ? { car: invalid.carId } : {}),
    });
  };
}
