import { emptyDraft, type BookingDraft } from '../draft/booking-draft';
import { returnDetails } from '../draft/return-ride';
import type { WizardStep } from '../steps/wizard-step';
import { useAvailability } from './use-availability';

/** Returns whether the car is free for the ride there and for the ride back. */
export function useTripAvailability(
  draft: BookingDraft,
  step: WizardStep,
  extraHours: number,
  mayBeBooked: boolean,
) {
  const availability = useAvailability(draft, step, extraHours, { mayBeBooked });
  const { returnRide } = draft;
  // An empty draft causes no request.
  const back = returnRide ? { ...draft, details: returnDetails(draft.details, returnRide) } : emptyDraft;
  const returnAvailability = useAvailability(back, step, extraHours, { mayBeBooked, there: draft.details });
  return { availability, returnAvailability };
}
