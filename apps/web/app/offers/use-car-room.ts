import type { CarResponse } from '@chauffeur/contracts/catalogue/car';
import { useTranslation } from 'react-i18next';

/** `4 passengers · 2 large suitcases`; the passengers alone where nothing is known of a car's luggage. */
export function useCarRoom() {
  const { t } = useTranslation('common');
  return ({ capacity, luggageLarge }: Pick<CarResponse, 'capacity' | 'luggageLarge'>): string => {
    const passengers = t('passengers', { count: capacity });
    // A response that was cached by a gateway of the release before has no such field.
    if (typeof luggageLarge !== 'number') return passengers;
    return `${passengers} · ${t('largeSuitcases', { count: luggageLarge })}`;
  };
}
