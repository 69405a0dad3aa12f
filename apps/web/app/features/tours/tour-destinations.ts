import type { Language, TourResponse } from '@chauffeur/contracts';

/** A tour's places in the visitor's language; the English ones where no Russian are written. */
export function tourDestinations(
  tour: Pick<TourResponse, 'destinations' | 'destinationsRu'>,
  language: Language,
): string[] {
  return language === 'ru' && tour.destinationsRu.length > 0 ? tour.destinationsRu : tour.destinations;
}
