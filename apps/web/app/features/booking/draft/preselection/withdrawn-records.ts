import type { WizardChoices } from '../../choices/wizard-choices';
import type { BookingDraft } from '../booking-draft';
import type { PreselectionKey } from './preselection';

export type NamedRecords = Partial<Record<PreselectionKey, string | null | undefined>>;

/** Returns whether one of the named records is not offered; false if that is unknown because a list could not be loaded. */
export function namesWithdrawn(
  { carId, serviceId, tourId }: NamedRecords,
  { cars, services, tours, isComplete }: WizardChoices,
): boolean {
  const isGone = (id: string | null | undefined, records: { id: string }[]) =>
    Boolean(id) && !records.some((record) => record.id === id);
  return isComplete && (isGone(carId, cars) || isGone(serviceId, services) || isGone(tourId, tours));
}

/** Clears the ids of records that are no longer offered. */
export function withoutWithdrawnRecords(draft: BookingDraft, choices: WizardChoices): BookingDraft {
  if (!choices.isComplete) return draft;
  const offered = (id: string | null, records: { id: string }[]) =>
    records.some((record) => record.id === id) ? id : null;
  return {
    ...draft,
    carId: offered(draft.carId, choices.cars),
    serviceId: offered(draft.serviceId, choices.services),
    tourId: offered(draft.tourId, choices.tours),
  };
}
