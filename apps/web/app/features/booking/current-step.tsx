import { useRef } from 'react';
import { isFull } from './availability/use-availability';
import { StepPlaceholder } from './layout/step-layout';
import { OptionsStep } from './options/options-step';
import { PricePanel } from './price/price-panel';
import type { PriceState } from './price/use-price';
import type { Wizard } from './use-wizard';

/** The step that the URL names, with its props from the wizard. */
export function CurrentStep({ wizard }: { wizard: Wizard }) {
  const { step, goTo, goBackTo, steps, choices, draft, chosen, change, submission } = wizard;
  const { extras, currency, terms, availability, returnAvailability } = wizard;
  const extrasErrorRef = useRef<HTMLElement>(null);
  const { lines, returnLines } = extras;
  // A total without the extras would be too low.
  const areExtrasPending = extras.isLoading && extras.isUnpriced;
  const price: PriceState = areExtrasPending ? { status: 'loading' } : wizard.price;
  const hasLines = lines.length > 0 || returnLines !== null;

  const panel = (
    <PricePanel
      lazySteps={wizard.lazySteps}
      isPending={!wizard.isRestored || areExtrasPending || (hasLines && !wizard.lazySteps)}
      hasChoice={step !== 'confirm'}
      draft={draft}
      chosen={chosen}
      price={price}
      extras={lines}
      returnExtras={returnLines}
      currencies={choices.currencies}
      terms={terms}
      isRequest={isFull(availability)}
      onCurrency={change.currency}
    />
  );
  const shared = {
    draft,
    chosen,
    terms,
    availability,
    onCar: change.car,
    price: { price, extras: lines, returnExtras: returnLines, currency, panel },
  };

  if (step === 'options')
    return (
      <OptionsStep
        {...shared}
        choices={choices}
        lazySteps={wizard.lazySteps}
        mayBeBooked={submission.mayBeBooked}
        onDetails={change.detailsAhead}
        onOfferList={wizard.prefetchLaterSteps}
        setDraft={wizard.setDraft}
        onNext={wizard.goToDetails}
      />
    );
  if (!steps) return <StepPlaceholder />;
  if (step === 'details')
    return (
      <steps.DetailsStep
        {...shared}
        details={draft.details}
        answeredAhead={draft.answeredAhead}
        extras={
          <steps.ExtrasFields
            extras={extras}
            chosen={extras.withoutWithdrawn.extras}
            currency={currency}
            onChange={change.extras}
            errorRef={extrasErrorRef}
          />
        }
        extrasErrorRef={extrasErrorRef}
        returnRide={draft.returnRide}
        returnAvailability={returnAvailability}
        onReturn={change.returnRide}
        onReopen={change.questions}
        onChange={change.details}
        onPrevious={() => goBackTo('options')}
        onNext={() => goTo('confirm')}
      />
    );
  return (
    <steps.ConfirmStep
      {...shared}
      submission={submission}
      draft={extras.withoutWithdrawn}
      extras={extras}
      returnAvailability={returnAvailability}
      onChange={change.details}
      onReturn={change.returnRide}
      onStep={goBackTo}
      onPrices={wizard.refetchPrices}
      onWithdrawn={wizard.withdraw}
    />
  );
}
