import { emptyDraft, type BookingDraft } from '../draft/booking-draft';
import { returnDetails } from '../draft/return-ride';
import type { WizardStep } from '../steps/wizard-step';
import { useAvailability } from './use-availability';

/** Whether the car is free for the trip, and for the ride back of one. */
export function useTripAvailability(
  draft: BookingDraft,
  step: WizardStep,
  extraHours: number,
  mayBeBooked: boolean,
) {
  const availability = useAvailability(draft, step, extraHours, { mayBeBooked });
  const { returnRide } = draft;
  // Nothing is asked of an empty one.
  const back = returnRide ? { ...draft, details: returnDetails(draft.details, returnRide) } : emptyDraft;
  const returnAvailability = useAvailability(back, step, extraHours, { mayBeBooked, there: draft.details });
  return { availability, returnAvailability };
}
