import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import { useTranslation } from 'react-i18next';

/** Returns a function that writes `4 passengers · 2 large suitcases`; no suitcases if their number is unknown. */
export function useCarCapacityText() {
  const { t } = useTranslation('common');
  return ({ capacity, luggageLarge }: Pick<CarResponse, 'capacity' | 'luggageLarge'>): string => {
    const passengers = t('passengers', { count: capacity });
    // Responses that a gateway of the previous release cached lack this field.
    if (typeof luggageLarge !== 'number') return passengers;
    return `${passengers} · ${t('largeSuitcases', { count: luggageLarge })}`;
  };
}
