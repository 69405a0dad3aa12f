import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBookingTerms } from '../../booking-terms/use-booking-terms';
import { useAvailability } from './availability/use-availability';
import { useChoices } from './choices/use-choices';
import type { WizardChoices } from './choices/wizard-choices';
import { useSubmissionState } from './confirm/use-submission-state';
import { emptyDraft, isChoiceComplete } from './draft/booking-draft';
import { chosenRecords } from './draft/chosen-records';
import { draftChanges } from './draft/draft-changes';
import { returnDetails } from './draft/return-ride';
import { useBookingDraft } from './draft/use-booking-draft';
import { useExtras } from './extras/use-extras';
import { usePrice } from './price/use-price';
import { useReadingAgain } from './price/use-reading-again';
import { useLazySteps } from './use-lazy-steps';
import { useWizardNavigation } from './use-wizard-navigation';
import { openStep, stepParameter } from './wizard-step';

/** What the steps know and change: the draft, what is known of its price and its cars, and the way through the steps. */
export function useWizard(loaded: WizardChoices) {
  const [query] = useSearchParams();
  const requested = query.get(stepParameter);
  const { choices, withdraw } = useChoices(loaded, requested === 'confirm');
  const { draft: stored, setDraft, isRestored, hasVanished, drawNow } = useBookingDraft(choices);
  const change = useMemo(() => draftChanges(setDraft), [setDraft]);
  const { carId, serviceId, tourId } = stored;
  const chosen = useMemo(
    () => chosenRecords({ carId, serviceId, tourId }, choices),
    [carId, serviceId, tourId, choices],
  );
  // It stays with the draft while another trip is looked at.
  const draft = hasReturn(chosen.service) ? stored : { ...stored, returnRide: null };
  const { price, ask: askPrice } = usePrice(draft);
  const terms = useBookingTerms();
  const submission = useSubmissionState(stored);
  const extras = useExtras(draft, chosen);
  const { ask: askExtras } = extras;
  const readPrices = useCallback(() => {
    askPrice();
    askExtras();
  }, [askPrice, askExtras]);
  useReadingAgain(requested, readPrices);

  const [isOfferWanted, setIsOfferWanted] = useState(false);
  const isComplete = isRestored && isChoiceComplete(draft);
  const later = useLazySteps({
    areWanted:
      isOfferWanted ||
      requested !== null ||
      chosen.car !== null ||
      chosen.service !== null ||
      chosen.tour !== null,
    areShown: requested !== null && isComplete,
  });
  const hasTrip = chosen.service !== null || chosen.tour !== null;
  useEffect(() => {
    // Ahead of the fields that need them, which do without where they can't be had.
    if (hasTrip) later?.loadPlaces().catch(() => undefined);
  }, [hasTrip, later]);
  const step = openStep(requested, {
    isChoiceComplete: isComplete,
    // Until the rules are loaded, no visitor is sent back by them; nor by a start that has become too soon meanwhile.
    areDetailsValid:
      requested === 'confirm' &&
      (later?.isTripValid(draft, { ...chosen, now: terms?.now, start: null }) ?? true),
  });

  const extraHours = minutesOfExtras(extras.lines) / 60;
  const { mayBeBooked } = submission;
  const availability = useAvailability(draft, step, extraHours, { mayBeBooked });
  const { returnRide } = draft;
  // Nothing is asked of an empty one.
  const back = returnRide ? { ...draft, details: returnDetails(draft.details, returnRide) } : emptyDraft;
  const returnAvailability = useAvailability(back, step, extraHours, { mayBeBooked, there: draft.details });
  const currency = choices.currencies.find(({ code }) => code === draft.currency) ?? choices.currencies[0];

  const { goTo, goBackTo, heading } = useWizardNavigation({ step, requested, isRestored, drawNow });
  const goToDetails = useCallback(() => goTo('details'), [goTo]);

  return {
    step,
    heading,
    goTo,
    goBackTo,
    goToDetails,
    choices,
    withdraw,
    draft,
    setDraft,
    change,
    chosen,
    isRestored,
    hasVanished,
    price,
    extras,
    readPrices,
    currency,
    terms,
    availability,
    returnAvailability,
    submission,
    later,
    /** The steps after the first; null until all they show is there: extras that came later would move a button from under a finger. */
    steps: extras.isAwaited ? null : later,
    wantOffer: () => setIsOfferWanted(true),
  };
}
