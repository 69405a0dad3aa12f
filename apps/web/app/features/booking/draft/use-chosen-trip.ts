import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { useMemo } from 'react';
import type { WizardChoices } from '../choices/wizard-choices';
import { chosenRecords } from './chosen-records';
import { draftChanges } from './draft-changes';
import { useBookingDraft } from './use-booking-draft';

/** Returns the draft, the records that are chosen in it, and the changes to it. */
export function useChosenTrip(choices: WizardChoices) {
  const { draft: stored, ...inUse } = useBookingDraft(choices);
  const { setDraft } = inUse;
  const change = useMemo(() => draftChanges(setDraft), [setDraft]);
  const { carId, serviceId, tourId } = stored;
  const chosen = useMemo(
    () => chosenRecords({ carId, serviceId, tourId }, choices),
    [carId, serviceId, tourId, choices],
  );
  // The stored draft retains the ride back while another service is chosen.
  const draft = hasReturn(chosen.service) ? stored : { ...stored, returnRide: null };
  return { ...inUse, stored, draft, chosen, change };
}
