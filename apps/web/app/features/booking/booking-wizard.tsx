import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBookingTerms } from '../../booking-terms/use-booking-terms';
import { Banner } from '../../surfaces/banner';
import { WithoutScripts } from '../../company/without-scripts';
import { StepPlaceholder } from './step-layout';
import { useAvailability } from './availability/use-availability';
import { emptyDraft, isChoiceComplete } from './draft/booking-draft';
import { returnDetails } from './draft/return-ride';
import { chosenRecords } from './draft/chosen-records';
import { useExtras } from './extras/use-extras';
import { OptionsStep } from './options/options-step';
import { PricePanel } from './price/price-panel';
import { StepProgress } from './step-progress';
import { useSubmissionState } from './confirm/use-submission-state';
import { draftChanges } from './draft/draft-changes';
import { useBookingDraft } from './draft/use-booking-draft';
import { useLazySteps } from './use-lazy-steps';
import { useReadingAgain } from './price/use-reading-again';
import { usePrice } from './price/use-price';
import type { WizardChoices } from './choices/wizard-choices';
import { useWizardNavigation } from './use-wizard-navigation';
import { WizardHead } from './wizard-head';
import { openStep, stepParameter } from './wizard-step';

/** Three steps from choice to booking; the address holds the step, so that back and forward walk through them. */
export function BookingWizard({ choices }: { choices: WizardChoices }) {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
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
  const extrasObjection = useRef<HTMLElement>(null);
  const readPrices = useCallback(() => {
    askPrice();
    askExtras();
  }, [askPrice, askExtras]);
  const requested = query.get(stepParameter);
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

  // Extras that came later would move the button away from under a finger.
  const areReady = later !== null && !extras.isAwaited;

  const extraHours = minutesOfExtras(extras.lines) / 60;
  const availability = useAvailability(draft, step, extraHours);
  const { returnRide } = draft;
  // Nothing is asked of an empty one.
  const back = returnRide ? { ...draft, details: returnDetails(draft.details, returnRide) } : emptyDraft;
  const returnAvailability = useAvailability(back, step, extraHours, draft.details);
  const currency = choices.currencies.find(({ code }) => code === draft.currency) ?? choices.currencies[0];

  const { goTo, goBackTo, heading } = useWizardNavigation({ step, requested, isRestored, drawNow });
  const goToDetails = useCallback(() => goTo('details'), [goTo]);

  const panel = (
    <PricePanel
      hasChoice={step !== 'confirm'}
      draft={draft}
      chosen={chosen}
      price={price}
      extras={extras.lines}
      returnExtras={extras.returnLines}
      currencies={choices.currencies}
      terms={terms}
      onCurrency={change.currency}
    />
  );
  const stepPrice = {
    price,
    extras: extras.lines,
    returnExtras: extras.returnLines,
    currency,
    panel,
  };

  return (
    <Container sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 0, md: 12 } }} data-restored={isRestored || undefined}>
      <WizardHead />
      <StepProgress step={step} />
      <WithoutScripts />
      <Box role="status">
        {!choices.isComplete && (
          <Box sx={{ mb: 3 }}>
            <Banner kind="warning">{t('loadWarning')}</Banner>
          </Box>
        )}
      </Box>
      <Typography
        variant="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ mb: 3, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' }}
      >
        {t(`steps.${step}`)}
      </Typography>
      {step === 'options' && (
        <OptionsStep
          choices={choices}
          draft={draft}
          chosen={chosen}
          hasVanished={hasVanished}
          later={later}
          terms={terms}
          availability={availability}
          onDetails={change.detailsAhead}
          onCar={change.car}
          onOfferList={() => setIsOfferWanted(true)}
          setDraft={setDraft}
          onNext={goToDetails}
          price={stepPrice}
        />
      )}
      {step !== 'options' && !areReady && <StepPlaceholder />}
      {step === 'details' && areReady && (
        <later.DetailsStep
          details={draft.details}
          answeredAhead={draft.answeredAhead}
          chosen={chosen}
          terms={terms}
          availability={availability}
          extras={
            <later.ExtrasFields
              extras={extras}
              chosen={extras.withoutWithdrawn.extras}
              currency={currency}
              onChange={change.extras}
              objectionRef={extrasObjection}
            />
          }
          extrasObjection={extrasObjection}
          returnRide={returnRide}
          returnAvailability={returnAvailability}
          onReturn={change.returnRide}
          onAsk={change.questions}
          onChange={change.details}
          onCar={change.car}
          onPrevious={() => goBackTo('options')}
          onNext={() => goTo('confirm')}
          price={stepPrice}
        />
      )}
      {step === 'confirm' && areReady && (
        <later.ConfirmStep
          submission={submission}
          draft={extras.withoutWithdrawn}
          extras={extras}
          chosen={chosen}
          terms={terms}
          availability={availability}
          returnAvailability={returnAvailability}
          onChange={change.details}
          onReturn={change.returnRide}
          onCar={change.car}
          onStep={goBackTo}
          onPriceChanged={readPrices}
          price={stepPrice}
        />
      )}
    </Container>
  );
}
