import { combinationKey, type StaffCarResponse } from '@chauffeur/contracts';
import { useMemo } from 'react';
import { cars } from '../cars/cars.resource';
import { useStaffLanguage } from '../i18n/staff-language';
import { useRecords } from '../resources/use-records';
import { services } from '../services/services.resource';
import { inStaffLanguage } from '../text/in-staff-language';
import { tours } from '../tours/tours.resource';
import { heldPrices, type Combination, type HeldPrices } from './cell-drafts.rules';
import type { OfferKind } from './price-form.rules';
import { prices } from './prices.resource';

/** A service or tour as a column of the matrix. */
export interface Offer {
  readonly id: string;
  readonly kind: OfferKind;
  readonly name: string;
}

export interface PriceTable {
  readonly cars: readonly StaffCarResponse[];
  readonly offers: readonly Offer[];
  readonly held: HeldPrices;
}

/** Every car with every service and tour, and what is kept for them; undefined while something is awaited. */
export function usePriceTable() {
  const { language } = useStaffLanguage();
  const carRows = useRecords(cars);
  const serviceRows = useRecords(services);
  const tourRows = useRecords(tours);
  const priceRows = useRecords(prices);
  const queries = [carRows, serviceRows, tourRows, priceRows];
  const held = useMemo(() => heldPrices(priceRows.data ?? []), [priceRows.data]);
  const offer = (kind: OfferKind) => (row: { id: string; name: string; nameRu: string | null }) => ({
    id: row.id,
    kind,
    name: inStaffLanguage(language, row.name, row.nameRu),
  });
  const isKnown = carRows.data && serviceRows.data && tourRows.data && priceRows.data;
  const table: PriceTable | undefined = isKnown && {
    cars: carRows.data,
    offers: [...serviceRows.data.map(offer('service')), ...tourRows.data.map(offer('tour'))],
    held,
  };
  return {
    table,
    hasFailed: queries.some(({ isError, data }) => isError && !data),
    tryAgain: () => queries.forEach((query) => void query.refetch()),
  };
}

export function combinationOf(car: { id: string }, { id, kind }: Offer): Combination {
  return {
    carId: car.id,
    serviceId: kind === 'service' ? id : null,
    tourId: kind === 'tour' ? id : null,
  };
}

/** How many of these combinations have no price. */
export function countMissing(
  { held }: PriceTable,
  shown: { cars: readonly { id: string }[]; offers: readonly Offer[] },
): number {
  return shown.cars
    .flatMap((car) => shown.offers.map((offer) => combinationKey(combinationOf(car, offer))))
    .filter((key) => !held.has(key)).length;
}
