import { useEffect, useRef, type RefObject } from 'react';
import { useListParameters } from '../../../lists/use-list-parameters';
import type { Combination } from '../cells/cell-drafts.rules';
import { pricedOfferKind } from '../form/price-form.rules';

interface InvalidCellOptions {
  /** The element with the cells that are shown. */
  place: RefObject<HTMLElement | null>;
  /** The first cell whose input is no amount. */
  invalid: Combination | undefined;
  /** Only the cells of one car are shown. */
  isSingleCar: boolean;
}

/** Returns what focuses the first invalid cell; one that is filtered away, or of a car that is not shown, is shown first. */
export function useInvalidCell({ place, invalid, isSingleCar }: InvalidCellOptions): () => void {
  const { value, narrowAll } = useListParameters();
  const isSought = useRef(false);
  const focus = () => {
    const cell = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    cell?.focus();
    return cell !== undefined && cell !== null;
  };
  // The cell is there only after the address has changed.
  useEffect(() => {
    if (isSought.current && focus()) isSought.current = false;
  });
  return () => {
    if (focus() || !invalid) return;
    isSought.current = true;
    const kind = pricedOfferKind.safeParse(value('kind')).data;
    const isKindShown = !kind || invalid[`${kind}Id`] !== null;
    narrowAll({
      ...(isKindShown ? {} : { kind: undefined }),
      ...(isSingleCar ? { car: invalid.carId } : {}),
    });
  };
}
