import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { combinationKey } from '@chauffeur/contracts/pricing/price-cells';
import { useMemo } from 'react';
import { cars } from '../../../resources/catalogue/cars';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useRecords } from '../../../records/use-records';
import { prices } from '../../../resources/catalogue/prices';
import { services } from '../../../resources/catalogue/services';
import { tours } from '../../../resources/catalogue/tours';
import { savedPrices, type Combination, type SavedPrices } from '../cells/cell-drafts.rules';
import type { PricedOfferKind } from '../form/price-form.rules';

/** A service or tour as a column of the matrix. */
export interface MatrixOffer {
  readonly id: string;
  readonly kind: PricedOfferKind;
  readonly name: string;
  /** The result of `otherLanguageOf` for the name. */
  readonly nameLanguage: Language | undefined;
}

export interface PriceTable {
  readonly cars: readonly StaffCarResponse[];
  readonly offers: readonly MatrixOffer[];
  readonly saved: SavedPrices;
}

/** Reads every car, service and tour, and the saved prices; undefined while something is loading. */
export function usePriceTable() {
  const { language } = useStaffLanguage();
  const carRows = useRecords(cars);
  const serviceRows = useRecords(services);
  const tourRows = useRecords(tours);
  const priceRows = useRecords(prices);
  const queries = [carRows, serviceRows, tourRows, priceRows];
  const saved = useMemo(() => savedPrices(priceRows.data ?? []), [priceRows.data]);
  const offer = (kind: PricedOfferKind) => (row: { id: string; name: string; nameRu: string | null }) => ({
    id: row.id,
    kind,
    name: inLanguage(row, 'name', language),
    nameLanguage: otherLanguageOf(row, 'name', language),
  });
  const isKnown = carRows.data && serviceRows.data && tourRows.data && priceRows.data;
  const table: PriceTable | undefined = isKnown && {
    cars: carRows.data,
    offers: [...serviceRows.data.map(offer('service')), ...tourRows.data.map(offer('tour'))],
    saved,
  };
  return {
    table,
    hasFailed: queries.some(({ isError, data }) => isError && !data),
    tryAgain: () => queries.forEach((query) => void query.refetch()),
  };
}

export function combinationOf(car: { id: string }, { id, kind }: MatrixOffer): Combination {
  return {
    carId: car.id,
    serviceId: kind === 'service' ? id : null,
    tourId: kind === 'tour' ? id : null,
  };
}

/** Counts the combinations without a price. */
export function countMissing(
  { saved }: PriceTable,
  shown: { cars: readonly { id: string }[]; offers: readonly MatrixOffer[] },
): number {
  return shown.cars
    .flatMap((car) => shown.offers.map((offer) => combinationKey(combinationOf(car, offer))))
    .filter((key) => !saved.has(key)).length;
}
