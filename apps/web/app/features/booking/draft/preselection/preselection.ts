import type { BookingDraft } from '../booking-draft';
import { chooseCar, chooseService, chooseTour } from '../draft-choices';
import type { WizardChoices } from '../../choices/wizard-choices';
import { findPrice } from '../../choices/price-list';

/** Ids from a link or a navigation's state. */
export interface Preselection {
  carId?: string | undefined;
  serviceId?: string | undefined;
  tourId?: string | undefined;
}

export const preselectionKeys = ['carId', 'serviceId', 'tourId'] as const;
export type PreselectionKey = (typeof preselectionKeys)[number];

/** Reads ids from the navigation state first, then from the query. */
export function readPreselection(state: unknown, query: URLSearchParams): Preselection | null {
  const fromState: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  const entries = preselectionKeys.flatMap((key) => {
    const id = fromState[key] ?? query.get(key);
    return typeof id === 'string' && id !== '' ? [[key, id] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Returns what else a navigation's state has, such as the entry of a dialog that was opened meanwhile. */
export function withoutPreselection(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  const isOther = ([key]: [string, unknown]) => !preselectionKeys.some((known) => known === key);
  return Object.fromEntries(Object.entries(state).filter(isOther));
}

/**
 * Applies a preselection to a draft; ids that are not offered are ignored. The draft's earlier choice stays only if it
 * has a price together with the new one.
 */
export function preselect(draft: BookingDraft, chosen: Preselection, choices: WizardChoices): BookingDraft {
  const car = choices.cars.find(({ id }) => id === chosen.carId);
  const service = choices.services.find(({ id }) => id === chosen.serviceId);
  const tour = choices.tours.find(({ id }) => id === chosen.tourId);

  let next = draft;
  if (service) next = chooseService(next, service);
  else if (tour) next = chooseTour(next, tour);
  if (car) next = chooseCar(next, car);

  const hasBoth = car !== undefined && (service ?? tour) !== undefined;
  const isPriced = next.carId !== null && findPrice(choices.prices, next.carId, next) !== null;
  if (hasBoth || isPriced) return next;
  if (car) return { ...next, serviceId: null, tourId: null };
  if (service || tour) return { ...next, carId: null };
  return next;
}
