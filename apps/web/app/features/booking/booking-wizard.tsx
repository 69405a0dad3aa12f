import type { ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBookingTerms } from '../../booking-terms/use-booking-terms';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { Banner } from '../../surfaces/banner';
import { WithoutScripts } from '../../company/without-scripts';
import { StepPlaceholder } from './step-layout';
import { useAvailability } from './availability/use-availability';
import { answerAhead, askAgain, chooseCar, emptyDraft, isChoiceComplete } from './draft/booking-draft';
import type { DetailsInput } from './draft/details-input';
import { returnDetails, withDetails, type ReturnInput } from './draft/return-ride';
import { chosenRecords } from './draft/chosen-records';
import { useExtras } from './extras/use-extras';
import { OptionsStep } from './options/options-step';
import { PricePanel } from './price/price-panel';
import { StepProgress } from './step-progress';
import { useSubmissionState } from './confirm/use-submission-state';
import { useBookingDraft } from './draft/use-booking-draft';
import { useLazySteps } from './use-lazy-steps';
import { useReadingAgain } from './price/use-reading-again';
import { usePrice } from './price/use-price';
import type { WizardChoices } from './choices/wizard-choices';
import { cameFrom, openStep, stepParameter, stepSearch, type WizardStep } from './wizard-step';

/** Three steps from choice to booking; the address holds the step, so that back and forward walk through them. */
export function BookingWizard({ choices }: { choices: WizardChoices }) {
  const { t } = useTranslation('booking');
  const { to } = useSiteLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const { draft: stored, setDraft, isRestored, hasVanished, drawNow } = useBookingDraft(choices);
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

  const goTo = useCallback(
    (next: WizardStep) => {
      // The second tap of a double tap, while the step is still drawn: another entry would hold up the way back.
      if (window.location.search === stepSearch(next)) return;
      // What was typed last decides how far the draft has reached.
      drawNow();
      void navigate({ search: stepSearch(next) }, { state: { cameFrom: step } });
    },
    [drawNow, navigate, step],
  );
  const goToDetails = useCallback(() => goTo('details'), [goTo]);
  // As the browser's Back where that is the step; no entry is added for it.
  const goBackTo = (earlier: WizardStep) => {
    drawNow();
    if (cameFrom(location.state) === earlier) void navigate(-1);
    else void navigate({ search: stepSearch(earlier) }, { replace: true });
  };

  const changeDetails = useCallback(
    (details: DetailsInput) => setDraft((current) => withDetails(current, details)),
    [setDraft],
  );

  const changeAhead = useCallback(
    (details: DetailsInput) => setDraft((current) => answerAhead(current, details)),
    [setDraft],
  );

  const changeReturn = useCallback(
    (ride: ReturnInput | null) => setDraft((current) => ({ ...current, returnRide: ride })),
    [setDraft],
  );

  const changeExtras = (chosenExtras: ChosenExtra[]) =>
    setDraft((current) => ({ ...current, extras: chosenExtras }));

  const changeCar = useCallback(
    (car: { id: string }) => setDraft((current) => chooseCar(current, car)),
    [setDraft],
  );

  // An address of a step that the draft has not reached is replaced by that of the step that is shown.
  const isBeyond = isRestored && requested !== null && requested !== step;
  useEffect(() => {
    if (isBeyond) void navigate({ search: stepSearch(step) }, { replace: true, preventScrollReset: true });
  }, [isBeyond, step, navigate]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<WizardStep>(null);
  useEffect(() => {
    if (!isRestored) return;
    if (shownStep.current !== null && shownStep.current !== step)
      heading.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step, isRestored]);

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
      onCurrency={(chosenCurrency) => setDraft((current) => ({ ...current, currency: chosenCurrency }))}
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
      <Box
        sx={{
          display: 'flex',
          // Where both do not fit, the way back stands above the title.
          flexWrap: 'wrap-reverse',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.75rem)' }}>
          {t('title')}
        </Typography>
        <ButtonLink
          to={to('/')}
          // A forced colour shows its border, which needs its room.
          size="small"
          sx={{
            marginInline: -2,
            color: 'text.secondary',
            '@media (forced-colors: active)': { marginInline: 0 },
          }}
        >
          {t('backToHome')}
        </ButtonLink>
      </Box>
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
          onDetails={changeAhead}
          onCar={changeCar}
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
              onChange={changeExtras}
            />
          }
          returnRide={returnRide}
          returnAvailability={returnAvailability}
          onReturn={changeReturn}
          onAsk={(questions) => setDraft((current) => askAgain(current, questions))}
          onChange={changeDetails}
          onCar={changeCar}
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
          onChange={changeDetails}
          onReturn={changeReturn}
          onCar={changeCar}
          onStep={goBackTo}
          onPriceChanged={readPrices}
          price={stepPrice}
        />
      )}
    </Container>
  );
}
