import Box from '@mui/material/Box';
import { minutesOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { findIncompleteInput } from '../details/find-incomplete-input';
import { isChoiceComplete, type BookingDraft } from '../draft/booking-draft';
import { clearCar } from '../draft/draft-choices';
import { focusFirstInvalid } from '../details/focus-first-invalid';
import type { DetailsInput } from '../draft/details-input';
import { CarSlot } from './car-slot';
import { OfferSlot } from './offer-slot';
import type { ChosenRecords } from '../draft/chosen-records';
import { findPrice } from '../choices/price-list';
import { useErrorText } from '../../../i18n/use-error-text';
import { StepLayout, type StepPrice } from '../layout/step-layout';
import { DelayWhileCovered } from '../../../surfaces/delay-while-covered';
import { availabilityMinHeight } from '../availability/availability-height';
import { TripDetails } from './trip-details';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { isHydrating } from '../../../start/hydration/hydrated-page';
import { isUnavailable, type Availability } from '../availability/use-availability';
import type { LazySteps } from '../lazy/use-lazy-steps';
import type { WizardChoices } from '../choices/wizard-choices';

interface OptionsStepProps {
  choices: WizardChoices;
  draft: BookingDraft;
  chosen: ChosenRecords;
  /** Null until fetched. */
  lazySteps: LazySteps | null;
  /** Null while unknown. */
  terms: BookingTerms | null;
  availability: Availability;
  /** Whether a booking of this trip had no response. */
  mayBeBooked: boolean;
  /** These must be stable functions. */
  onDetails: (details: DetailsInput) => void;
  onCar: (car: { id: string }) => void;
  /** Called when the list of services and tours is opened: choosing from it needs the fields of the ride. */
  onOfferList: () => void;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
  /** Must be a stable function. */
  onNext: () => void;
  price: StepPrice;
}

/** Step 1: the trip and the vehicle, in either order; each choice narrows the other to what has a price. */
export function OptionsStep(props: OptionsStepProps) {
  const { choices, draft, chosen, lazySteps, terms, availability, mayBeBooked, price } = props;
  const { currency } = price;
  const { onDetails, onCar, onOfferList, setDraft, onNext } = props;
  const { t } = useTranslation('booking');
  const translate = useErrorText();
  // Closed on a server-rendered page, so that a choice from a link or the draft moves nothing.
  const [areFieldsOpen, setAreFieldsOpen] = useState(() => !isHydrating());

  const isPriced = draft.carId !== null && findPrice(choices.prices, draft.carId, draft) !== null;
  const offer = chosen.service ?? chosen.tour;
  const isComplete = isChoiceComplete(draft);

  const passengers = draft.details.passengerCount;
  const overload =
    passengers > chosen.maxPassengers
      ? translate('passengerCount.aboveCapacity', { max: chosen.maxPassengers })
      : null;
  const missing = !offer ? t('offer.choose') : !chosen.car ? t('vehicle.choose') : overload;

  const slots = useRef<HTMLElement>(null);
  const next = useCallback(() => {
    // Step 2 would show an empty field.
    const part = findIncompleteInput(slots.current);
    if (part) focusFirstInvalid([{ element: part }]);
    else onNext();
  }, [onNext]);

  return (
    <StepLayout
      price={price}
      missing={missing}
      next={
        <Button variant="contained" size="large" disabled={!isComplete} onClick={next}>
          {t('next')}
        </Button>
      }
    >
      <Box ref={slots} sx={{ display: 'grid', gap: 2.5 }}>
        <OfferSlot
          choices={choices}
          draft={draft}
          chosen={chosen}
          currency={currency}
          setDraft={setDraft}
          onOpen={onOfferList}
          onChoose={() => setAreFieldsOpen(true)}
        >
          <TripDetails
            lazySteps={lazySteps}
            isOpen={areFieldsOpen}
            onOpen={() => setAreFieldsOpen(true)}
            details={draft.details}
            chosen={chosen}
            terms={terms}
            availability={availability}
            currency={currency}
            onChange={onDetails}
            onCar={onCar}
            onNext={next}
          />
        </OfferSlot>
        <CarSlot
          choices={choices}
          draft={draft}
          car={chosen.car}
          currency={currency}
          isNext={!chosen.car && offer !== null}
          mayBeBooked={mayBeBooked}
          extraHours={minutesOfExtras(price.extras) / 60}
          onChoose={onCar}
          onReset={() => setDraft(clearCar)}
        />
        <Box
          role="status"
          sx={{
            display: 'grid',
            gap: 2,
            alignContent: 'start',
            // The room stays if the car turns out to be taken, so that nothing moves.
            minHeight: chosen.car && offer && isPriced ? availabilityMinHeight : 0,
          }}
        >
          <DelayWhileCovered>
            {lazySteps && (
              <lazySteps.ChoiceNotices
                choices={choices}
                draft={draft}
                chosen={chosen}
                isPriced={isPriced}
                isUnavailable={isUnavailable(availability)}
              />
            )}
          </DelayWhileCovered>
        </Box>
      </Box>
    </StepLayout>
  );
}
