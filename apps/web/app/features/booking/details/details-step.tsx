import { hasReturn } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import Box from '@mui/material/Box';
import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { useErrorText } from '../../../i18n/use-error-text';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { afterPaint } from '../../../start/on-demand/after-paint';
import { Announcement } from '../../../surfaces/announcement';
import { Banner } from '../../../surfaces/banner';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { RideAvailability } from '../availability/ride-availability';
import type { Availability } from '../availability/use-availability';
import type { DetailsInput } from '../draft/details-input';
import { carName, type ChosenRecords } from '../draft/chosen-records';
import { CustomerFields } from './customer/customer-fields';
import { checkDetails } from './details-rules';
import { DriverFields } from './ride/driver-fields';
import { FieldGroup, WideField } from './field-group';
import { focusFirstInvalid } from './focus-first-invalid';
import { PickupNoteField } from './places/pickup-note-field';
import { RideFields } from './ride/ride-fields';
import { RideLine } from './ride/ride-line';
import type { RideQuestion } from '../draft/ride-questions';
import { ReturnFields, type ReturnForm } from './ride/return-fields';
import type { ReturnInput } from '../draft/return-ride';
import { StepLayout, type StepPrice } from '../layout/step-layout';
import { useAnsweredQuestions } from './use-answered-questions';
import { useDetailsForm } from './use-details-form';
import { useDoubleTapGuard } from '../steps/use-double-tap-guard';

interface DetailsStepProps {
  details: DetailsInput;
  /** Questions whose answers are shown in one line as long as they are valid. */
  answeredAhead: readonly RideQuestion[];
  chosen: ChosenRecords;
  /** Null while unknown. */
  terms: BookingTerms | null;
  availability: Availability;
  /** The fields of the extras. */
  extras: ReactNode;
  /** The element with their error; null while there is none. */
  extrasErrorRef: RefObject<HTMLElement | null>;
  /** Null if no ride back is wanted. */
  returnRide: ReturnInput | null;
  /** For the car at the date and time of the ride back. */
  returnAvailability: Availability;
  /** Must be a stable function. */
  onReturn: (returnRide: ReturnInput | null) => void;
  /** Opens the fields of questions that were answered in step 1. */
  onReopen: (questions: readonly RideQuestion[]) => void;
  /** Must be a stable function. */
  onChange: (details: DetailsInput) => void;
  onCar: (car: { id: string }) => void;
  onPrevious: () => void;
  onNext: () => void;
  price: StepPrice;
}

/** Step 2: when, where and who. */
export function DetailsStep(props: DetailsStepProps) {
  const {
    details,
    answeredAhead,
    chosen,
    terms: known,
    availability,
    extras,
    extrasErrorRef,
    returnRide,
    returnAvailability,
    onReturn,
    onReopen,
    onChange,
    onCar,
    onPrevious,
    onNext,
    price,
  } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const start = known && { ...known, isTour: chosen.tour !== null, language };
  const context = { ...chosen, now: known?.now, start };
  const own = useDetailsForm(details, context, onChange);
  const { form, field, errorCount, startMessage, requiredHours, isValid, formRef } = own;
  const returnForm = useRef<ReturnForm>(null);
  const [returnErrorCount, setReturnErrorCount] = useState(0);
  const invalidCount = errorCount + returnErrorCount;
  // While something is typed, the field says by itself whether it is valid.
  const [isCountAnnounced, setIsCountAnnounced] = useState(false);

  const showErrors = async () => {
    setIsCountAnnounced(true);
    // Paints the press first: rendering all fields with their errors takes long on a slow phone.
    await afterPaint();
    await own.showErrors();
    await returnForm.current?.showErrors();
    const extrasError = extrasErrorRef.current;
    focusFirstInvalid([
      own.firstInvalid(),
      returnForm.current?.firstInvalid() ?? null,
      extrasError && { element: extrasError },
    ]);
  };
  const isGuarded = useDoubleTapGuard();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGuarded) return;
    // If everything is valid, this step need not re-render.
    if (isValid() && (returnForm.current?.isValid() ?? true) && !extrasErrorRef.current) onNext();
    else void showErrors();
  };

  const translate = useErrorText();
  const { passengerCount } = details;
  const { errors } = checkDetails(details, context);
  const questions = useAnsweredQuestions({ details, answeredAhead, chosen, errors, onReopen });

  const rideAvailability = chosen.car && (
    <RideAvailability
      availability={availability}
      car={carName(chosen.car)}
      currency={price.currency}
      onTime={(time) => form.setValue('bookingTime', time, { shouldDirty: true })}
      onCar={onCar}
      isErrorShownElsewhere={startMessage !== undefined}
      requiredHours={requiredHours}
    />
  );

  return (
    <form ref={formRef} noValidate onSubmit={submit} onInput={() => setIsCountAnnounced(false)}>
      <StepLayout
        price={price}
        missing={
          passengerCount > chosen.maxPassengers
            ? translate('passengerCount.aboveCapacity', { max: chosen.maxPassengers })
            : null
        }
        previous={
          <Button variant="outlined" size="large" onClick={onPrevious}>
            {t('previous')}
          </Button>
        }
        next={
          <Button type="submit" variant="contained" size="large" aria-disabled={isGuarded}>
            {t('next')}
          </Button>
        }
      >
        <Box role="status" aria-live={isCountAnnounced ? undefined : 'off'}>
          {invalidCount > 0 && (
            <Box sx={{ mb: 3 }}>
              <Banner kind="warning">{t('details.invalidFields', { count: invalidCount })}</Banner>
            </Box>
          )}
        </Box>
        <Announcement>{startMessage}</Announcement>
        <FieldGroup title={t('details.ride')} headingRef={questions.headingRef}>
          {questions.answered.length > 0 && (
            <WideField>
              <RideLine details={details} questions={questions.answered} onChange={questions.openAnswered} />
            </WideField>
          )}
          {questions.answered.includes('start') && <WideField>{rideAvailability}</WideField>}
          <RideFields
            form={form}
            field={field}
            questions={questions.open}
            terms={known}
            isAirportTransfer={chosen.isAirportTransfer}
            maxPassengers={chosen.maxPassengers}
            availability={rideAvailability}
          />
          <PickupNoteField form={form} field={field} isAirportTransfer={chosen.isAirportTransfer} />
        </FieldGroup>
        <DriverFields form={form} field={field} chosen={chosen} isRoundTrip={returnRide !== null} />
        {extras}
        {hasReturn(chosen.service) && (
          <ReturnFields
            ref={returnForm}
            details={details}
            returnRide={returnRide}
            chosen={chosen}
            terms={known}
            availability={returnAvailability}
            currency={price.currency}
            onChange={onReturn}
            onCar={onCar}
            onErrorCount={setReturnErrorCount}
          />
        )}
        <CustomerFields form={form} field={field} />
      </StepLayout>
    </form>
  );
}
