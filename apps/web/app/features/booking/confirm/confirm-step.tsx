import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PrefetchPageLinks } from 'react-router-dom';
import { RideTerms } from '../../../booking-terms/ride-terms';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { Button } from '../../../buttons/button';
import { ProofNotice } from '../../../forms/sending/proof-notice';
import { HoneypotField, useFormUsage } from '../../../forms/sending/form-usage';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { isFull, type Availability } from '../availability/use-availability';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { AcceptedTerms } from './accepted-terms';
import { BookingSummary } from './booking-summary';
import { mayBeginAtAirport, type ChosenRecords } from '../draft/chosen-records';
import type { Extras } from '../extras/use-extras';
import type { ReturnInput } from '../draft/return-ride';
import { legTotals, sumOf } from '../price/leg-totals';
import type { PriceState } from '../price/use-price';
import { StepLayout, type StepPrice } from '../layout/step-layout';
import { SubmissionOutcome } from './submission-outcome';
import { useSubmission } from './use-submission';
import type { Submission } from './use-submission-state';
import { useDoubleTapGuard } from '../steps/use-double-tap-guard';
import type { WizardStep } from '../steps/wizard-step';

interface ConfirmStepProps {
  submission: Submission;
  draft: BookingDraft;
  chosen: ChosenRecords;
  availability: Availability;
  /** For the ride back, if one is wanted. */
  returnAvailability: Availability;
  extras: Extras;
  onChange: (details: DetailsInput) => void;
  onReturn: (returnRide: ReturnInput) => void;
  onCar: (car: { id: string }) => void;
  onStep: (step: WizardStep) => void;
  /** Refetches the prices. */
  onPrices: () => void;
  /** Called with the id of a car, service or tour that is no longer offered. */
  onWithdrawn: (id: string) => void;
  /** Null while unknown. */
  terms: BookingTerms | null;
  price: StepPrice;
}

/** Step 3: a summary of everything, and the button that books. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { submission, draft, chosen, availability, returnAvailability, extras, terms, price } = props;
  const { onChange, onReturn, onCar, onStep, onPrices, onWithdrawn } = props;
  const { t } = useTranslation('booking');
  const { to } = useSiteLanguage();
  const { honeypotRef, describeUsage } = useFormUsage();
  const { state, clearFailure } = submission;
  const submit = useSubmission({
    submission,
    draft,
    availability,
    returnAvailability,
    extras,
    shownPrice: shownPriceOf(price.price, extras),
    onPriceChanged: onPrices,
    onWithdrawn,
    chosen,
    describeUsage,
  });
  const { isUnpriced } = extras;
  // A trip without a known price is not sent.
  const send = () => {
    if (!isUnpriced) submit();
  };
  const isGuarded = useDoubleTapGuard();
  const isProcessing = state.status === 'processing';
  const change = (apply: () => void) => {
    // The draft must not change while it is being sent.
    if (isProcessing) return;
    clearFailure();
    apply();
  };

  return (
    <StepLayout
      price={price}
      missing={null}
      outcome={
        <SubmissionOutcome
          failure={state.status === 'failed' ? state.failure : null}
          draft={draft}
          chosen={chosen}
          availability={availability}
          returnAvailability={returnAvailability}
          extras={extras}
          currency={price.currency}
          onChange={(details) => change(() => onChange(details))}
          onReturn={(returnRide) => change(() => onReturn(returnRide))}
          onCar={(car) => change(() => onCar(car))}
          onPrices={onPrices}
          onRequest={send}
        />
      }
      note={
        <>
          {/* On a wide screen, the price panel has these. */}
          <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 1.25, mb: 1.25 }}>
            <RideTerms
              known={terms}
              ride={draft.details}
              hasLanding={mayBeginAtAirport(draft, chosen)}
              isRequest={isFull(availability)}
            />
            <Typography variant="body2">{t('panel.payments')}</Typography>
          </Box>
          <AcceptedTerms />
          <ProofNotice />
        </>
      }
      previous={
        <Button variant="outlined" size="large" disabled={isProcessing} onClick={() => onStep('details')}>
          {t('previous')}
        </Button>
      }
      next={
        <>
          <VisuallyHidden role="status">{isProcessing ? t('confirm.processing') : ''}</VisuallyHidden>
          <Button
            variant="contained"
            size="large"
            aria-disabled={isProcessing || isUnpriced || isGuarded}
            onClick={isGuarded ? undefined : send}
          >
            {isProcessing ? t('confirm.processing') : t('confirm.submit')}
          </Button>
        </>
      }
    >
      {/* Prefetches the success page before the booking is made. */}
      <PrefetchPageLinks page={to('/booking/success')} />
      <HoneypotField ref={honeypotRef} />
      <BookingSummary
        draft={draft}
        chosen={chosen}
        extras={extras.lines}
        isFixed={isProcessing}
        onStep={onStep}
      />
    </StepLayout>
  );
}

/** Returns the shown price of the whole trip in USD: 0 if it is to be agreed, null if none is shown. */
function shownPriceOf(price: PriceState, { isUnpriced, lines, returnLines }: Extras): number | null {
  if (isUnpriced || (price.status !== 'known' && price.status !== 'missing')) return null;
  return sumOf(legTotals(price.status === 'known' ? price.usd : null, lines, returnLines));
}
