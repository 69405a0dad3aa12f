import type { CurrencyResponse } from '@chauffeur/contracts/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PrefetchPageLinks } from 'react-router-dom';
import type { RequestFailed } from '../../../api/request-failed';
import { RideTerms } from '../../../booking-terms/ride-terms';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { Button } from '../../../buttons/button';
import { ProofNotice } from '../../../forms/proof-notice';
import { TrapField, useFormUse } from '../../../forms/form-use';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useErrorText } from '../../../i18n/use-error-text';
import { Banner } from '../../../surfaces/banner';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { answerRoom } from '../availability/answer-room';
import { RideAvailability } from '../availability/ride-availability';
import type { Availability } from '../availability/use-availability';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { BookingSummary } from './booking-summary';
import { carName, type ChosenRecords } from '../draft/chosen-records';
import { carLimit } from '../details/details-rules';
import type { Extras } from '../extras/use-extras';
import type { ReturnInput } from '../draft/return-ride';
import { totalOf } from '../price/total-of';
import type { PriceState } from '../price/use-price';
import { useDisplayPrice } from '../price/use-display-price';
import { StepLayout, type StepPrice } from '../step-layout';
import { changedPriceOf, isFull, isReturnFull, useSubmission } from './use-submission';
import type { Submission } from './use-submission-state';
import { useResting } from '../use-resting';
import type { WizardStep } from '../wizard-step';

interface ConfirmStepProps {
  submission: Submission;
  draft: BookingDraft;
  chosen: ChosenRecords;
  availability: Availability;
  /** Of the ride back, where one is wanted. */
  returnAvailability: Availability;
  extras: Extras;
  onChange: (details: DetailsInput) => void;
  onReturn: (returnRide: ReturnInput) => void;
  onCar: (car: { id: string }) => void;
  onStep: (step: WizardStep) => void;
  /** Reads the prices again. */
  onPriceChanged: () => void;
  /** Null while they are not known. */
  terms: BookingTerms | null;
  price: StepPrice;
}

/** Step 3: everything at a glance, and the one button that books. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { submission, draft, chosen, availability, returnAvailability, extras, terms, price } = props;
  const { onChange, onReturn, onCar, onStep, onPriceChanged } = props;
  const { t } = useTranslation(['booking', 'rideDetails', 'common']);
  const { to } = useSiteLanguage();
  const { trap, describeUse } = useFormUse();
  const { state, forget } = submission;
  const submit = useSubmission({
    submission,
    draft,
    availability,
    returnAvailability,
    extras,
    shownPrice: shownPriceOf(price.price, extras),
    onPriceChanged,
    chosen,
    describeUse,
  });
  const { isUnpriced } = extras;
  // What can't be priced is not sent.
  const send = () => {
    if (!isUnpriced) submit();
  };
  const isResting = useResting();
  const isProcessing = state.status === 'processing';
  const change = (apply: () => void) => {
    // What is in flight is not shown as anything else.
    if (isProcessing) return;
    forget();
    apply();
  };
  const isFailed = state.status === 'failed';
  const isTaken = isFailed && isFull(state.failure);
  const isReturnTaken = isFailed && isReturnFull(state.failure);
  const isRejected = isFailed && !isTaken;
  const { returnRide } = draft;
  const outcome = useRef<HTMLDivElement>(null);

  // The button is in sight wherever the visitor has scrolled to; what came of it has to be, too.
  useEffect(() => {
    if (isFailed) outcome.current?.scrollIntoView({ block: 'center' });
  }, [isFailed]);

  return (
    <StepLayout
      price={price}
      missing={null}
      outcome={
        <Box ref={outcome} sx={{ mb: 3, display: 'grid', gap: 3 }}>
          {/* What came of the press stands where the answer about the car stood: nothing moves. */}
          <Box sx={{ minHeight: availability.isAsked ? answerRoom : 0 }}>
            <Box role="alert">
              {isRejected && (
                <SubmissionFailure failure={state.failure} chosen={chosen} currency={price.currency} />
              )}
            </Box>
            {chosen.car && !isRejected && (
              <RideAvailability
                availability={availability}
                car={carName(chosen.car)}
                currency={price.currency}
                onTime={(bookingTime) => change(() => onChange({ ...draft.details, bookingTime }))}
                onCar={(car) => change(() => onCar(car))}
                onRequest={send}
                taken={isTaken && !isReturnTaken ? t('availability.taken') : null}
              />
            )}
          </Box>
          {isUnpriced && (
            <Banner kind="warning">
              {t('price.failed')}
              <Button size="small" onClick={extras.ask} sx={{ display: 'block' }}>
                {t('common:errorPage.retry')}
              </Button>
            </Banner>
          )}
          {chosen.car && returnRide && returnAvailability.isAsked && (
            <Box role="group" aria-label={t('rideDetails:return.title')}>
              <Typography sx={{ mb: 1, fontWeight: 700 }}>{t('rideDetails:return.title')}</Typography>
              <RideAvailability
                availability={returnAvailability}
                car={carName(chosen.car)}
                currency={price.currency}
                onTime={(bookingTime) => change(() => onReturn({ ...returnRide, bookingTime }))}
                onCar={(car) => change(() => onCar(car))}
                onRequest={send}
                taken={isReturnTaken ? t('rideDetails:return.taken') : null}
              />
            </Box>
          )}
        </Box>
      }
      note={
        <>
          {/* On a wide screen they stand in the price panel. */}
          <Box sx={{ display: { xs: 'grid', md: 'none' }, gap: 1.25, mb: 1.25 }}>
            <RideTerms known={terms} ride={draft.details} />
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
            aria-disabled={isProcessing || isUnpriced || isResting}
            onClick={isResting ? undefined : send}
          >
            {isProcessing ? t('confirm.processing') : t('confirm.submit')}
          </Button>
        </>
      }
    >
      {/* The page after the booking is there before it is made. */}
      <PrefetchPageLinks page={to('/booking/success')} />
      <TrapField ref={trap} />
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

/** In a tab of its own, so that the booking stays as it is. */
function AcceptedTerms() {
  const { t } = useTranslation('rideTerms');
  const { to } = useSiteLanguage();
  // By hand for this one text: the library's component would be script of every page.
  const [before, link, after] = t('accept').split(/<\/?terms>/);
  return (
    <Typography variant="body2">
      {before}
      <Box component="a" href={to('/terms')} target="_blank" sx={{ color: 'link.main' }}>
        {link}
      </Box>
      {after}
    </Typography>
  );
}

/** USD, of the whole trip: 0 where the page says that it is to be agreed, null where it says nothing. */
function shownPriceOf(price: PriceState, { isUnpriced, lines, returnLines }: Extras): number | null {
  if (isUnpriced || (price.status !== 'known' && price.status !== 'missing')) return null;
  return totalOf(price.status === 'known' ? price.usd : null, lines, returnLines);
}

/** Reasons that a visitor can do something about; others are covered by the first sentence. */
const explained = new Set([
  'car.unavailable',
  'car.notFound',
  'service.notFound',
  'tour.notFound',
  'extras.notOffered',
  'request.tooMany',
]);

interface SubmissionFailureProps {
  failure: RequestFailed;
  chosen: ChosenRecords;
  currency: CurrencyResponse | undefined;
}

/** What went wrong, and which fields the server rejected. */
function SubmissionFailure({ failure, chosen, currency }: SubmissionFailureProps) {
  const { t } = useTranslation('booking');
  const translate = useErrorText();
  const displayPrice = useDisplayPrice(currency);
  const { problem } = failure;
  const changedPrice = changedPriceOf(failure);
  if (changedPrice !== null) {
    const price = displayPrice(changedPrice);
    const text = changedPrice === 0 ? 'expectedPrice.toBeAgreed' : 'expectedPrice.changed';
    return <Banner kind="warning">{translate(text, { price })}</Banner>;
  }
  // A rejected offer is both the problem's code and that of its field.
  const reasons = new Set([
    ...(problem && explained.has(problem.code) ? [translate(problem.code)] : []),
    ...(problem?.errors ?? []).map(({ code, params }) =>
      translate(code, { ...carLimit(code, chosen), ...params }),
    ),
  ]);
  return (
    <Banner kind="warning">
      {t('confirm.failed')}
      {reasons.size > 0 && (
        <Box component="ul" sx={{ margin: '6px 0 0', paddingInlineStart: 2.5, fontWeight: 500 }}>
          {[...reasons].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Banner>
  );
}
