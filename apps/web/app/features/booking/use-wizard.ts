import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBookingTerms } from '../../booking-terms/use-booking-terms';
import { useTripAvailability } from './availability/use-trip-availability';
import { useChoices } from './choices/use-choices';
import type { WizardChoices } from './choices/wizard-choices';
import { useSubmissionState } from './confirm/use-submission-state';
import { isChoiceComplete } from './draft/booking-draft';
import { useChosenTrip } from './draft/use-chosen-trip';
import { useLaterSteps } from './lazy/use-later-steps';
import { useRefetchOnStepChange } from './steps/use-refetch-on-step-change';
import { useWizardNavigation } from './steps/use-wizard-navigation';
import { reachedStep, stepParameter } from './steps/wizard-step';
import { useTripPrice } from './use-trip-price';

export type Wizard = ReturnType<typeof useWizard>;

/** State and actions of the steps: the draft, its price and availability, and the navigation between steps. */
export function useWizard(loaded: WizardChoices) {
  const [query] = useSearchParams();
  const requested = query.get(stepParameter);
  const { choices, withdraw } = useChoices(loaded, requested === 'confirm');
  const trip = useChosenTrip(choices);
  const { stored, draft, chosen, isRestored, flushDraft } = trip;
  const { terms, refetch: refetchTerms } = useBookingTerms();
  useRefetchOnStepChange(requested, refetchTerms);
  const submission = useSubmissionState(stored);
  const { price, extras, refetchPrices } = useTripPrice(draft, chosen, requested);

  const isComplete = isRestored && isChoiceComplete(draft);
  const { lazySteps, prefetchLaterSteps } = useLaterSteps({ requested, chosen, isComplete });
  const step = reachedStep(requested, {
    isChoiceComplete: isComplete,
    // No visitor is sent back before the rules are loaded, nor because the start has become too soon meanwhile.
    areDetailsValid:
      requested === 'confirm' &&
      (lazySteps?.isTripValid(draft, { ...chosen, now: terms?.now, start: null }) ?? true),
  });
  const extraHours = minutesOfExtras(extras.lines) / 60;
  const known = useTripAvailability(draft, step, extraHours, submission.mayBeBooked);

  const { goTo, goBackTo, heading } = useWizardNavigation({ step, requested, isRestored, flushDraft });
  const goToDetails = useCallback(() => goTo('details'), [goTo]);

  return {
    ...trip,
    ...known,
    step,
    heading,
    goTo,
    goBackTo,
    goToDetails,
    choices,
    withdraw,
    price,
    extras,
    refetchPrices,
    currency: choices.currencies.find(({ code }) => code === draft.currency) ?? choices.currencies[0],
    terms,
    submission,
    lazySteps,
    /**
     * Steps 2 and 3; null until their script and the extras are loaded: extras that arrive later would move a button
     * from under a finger.
     */
    steps: extras.isLoading ? null : lazySteps,
    prefetchLaterSteps,
  };
}
