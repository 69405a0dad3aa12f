import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { useCallback, useEffect, useImperativeHandle, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { Announcement } from '../../../../surfaces/announcement';
import { RideAvailability } from '../../availability/ride-availability';
import type { Availability } from '../../availability/use-availability';
import type { DetailsInput } from '../../draft/details-input';
import { carName, type ChosenRecords } from '../../draft/chosen-records';
import { newReturn, returnDetails, returnInput, type ReturnInput } from '../../draft/return-ride';
import { FieldGroup, Fields, WideField } from '../field-group';
import { RideFields } from './ride-fields';
import type { RideQuestion } from '../../draft/ride-questions';
import { StopFields } from '../places/stop-fields';
import { useDetailsForm } from '../use-details-form';

/** Lets the step check the ride back together with its own fields. */
export type ReturnForm = Pick<ReturnType<typeof useDetailsForm>, 'isValid' | 'showErrors' | 'firstInvalid'>;

export interface ReturnFieldsProps {
  /** The ride there. */
  details: DetailsInput;
  /** Null if no ride back is wanted. */
  returnRide: ReturnInput | null;
  chosen: ChosenRecords;
  /** Null while unknown. */
  terms: BookingTerms | null;
  /** For the car at the date and time of the ride back. */
  availability: Availability;
  currency: CurrencyResponse | undefined;
  /** Must be a stable function. */
  onChange: (returnRide: ReturnInput | null) => void;
  onCar: (car: { id: string }) => void;
  /** Called with the number of invalid fields after an attempt. Must be a stable function. */
  onErrorCount: (count: number) => void;
  ref: Ref<ReturnForm>;
}

/** Whether a ride back is wanted, and how it differs from the ride there. */
export function ReturnFields({ returnRide, ...props }: ReturnFieldsProps) {
  const { details, onChange } = props;
  const { t } = useTranslation('rideDetails');
  return (
    <FieldGroup title={t('return.title')}>
      <WideField>
        <CheckboxField
          label={t('return.wanted')}
          checked={returnRide !== null}
          onChange={({ target }) => onChange(target.checked ? newReturn(details) : null)}
        />
      </WideField>
      {returnRide && (
        <WideField role="group" aria-label={t('return.title')}>
          <WantedReturn {...props} returnRide={returnRide} />
        </WideField>
      )}
    </FieldGroup>
  );
}

/** Direction and passengers are not asked: the direction is the opposite, the passengers are the same. */
const questions: Record<'transfer' | 'other', readonly RideQuestion[]> = {
  transfer: ['flight', 'places', 'start'],
  other: ['start', 'places'],
};

function WantedReturn(props: ReturnFieldsProps & { returnRide: ReturnInput }) {
  const { details, returnRide, chosen, terms, availability, currency } = props;
  const { onChange, onCar, onErrorCount, ref } = props;
  const { language } = useSiteLanguage();
  const ride = returnDetails(details, returnRide);
  const write = useCallback((values: DetailsInput) => onChange(returnInput(values)), [onChange]);
  const back = useDetailsForm(
    ride,
    {
      ...chosen,
      now: terms?.now,
      start: terms && { ...terms, isTour: false, language },
      there: details,
    },
    write,
  );
  const { form, field, errorCount, startMessage, requiredHours, formRef } = back;

  // Copies the direction of the ride there, and its places as long as they are the same. Not what is typed here: on a
  // slow phone it comes back late, and would overwrite newer input.
  const { setValue, getValues } = form;
  const { airportDirection, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId } = ride;
  const same = newReturn(details);
  const isPickupSame = pickupLocation === same.pickupLocation && pickupPlaceId === same.pickupPlaceId;
  const isDropoffSame = dropoffLocation === same.dropoffLocation && dropoffPlaceId === same.dropoffPlaceId;
  useEffect(() => {
    const following = {
      airportDirection,
      ...(isPickupSame && { pickupLocation, pickupPlaceId }),
      ...(isDropoffSame && { dropoffLocation, dropoffPlaceId }),
    };
    for (const [name, value] of Object.entries(following)) {
      const end = name as keyof typeof following;
      if (getValues(end) !== value) setValue(end, value);
    }
  }, [
    airportDirection,
    isPickupSame,
    pickupLocation,
    pickupPlaceId,
    isDropoffSame,
    dropoffLocation,
    dropoffPlaceId,
    getValues,
    setValue,
  ]);

  useImperativeHandle(ref, () => back);
  useEffect(() => {
    onErrorCount(errorCount);
    return () => onErrorCount(0);
  }, [errorCount, onErrorCount]);

  return (
    <Fields ref={formRef}>
      <Announcement>{startMessage}</Announcement>
      <RideFields
        form={form}
        field={field}
        questions={questions[chosen.isAirportTransfer ? 'transfer' : 'other']}
        terms={terms}
        isAirportTransfer={chosen.isAirportTransfer}
        maxPassengers={chosen.maxPassengers}
        availability={
          chosen.car && (
            <RideAvailability
              availability={availability}
              car={carName(chosen.car)}
              currency={currency}
              onTime={(time) => setValue('bookingTime', time, { shouldDirty: true })}
              onCar={onCar}
              isErrorShownElsewhere={startMessage !== undefined}
              requiredHours={requiredHours}
            />
          )
        }
      />
      <WideField>
        <StopFields form={form} />
      </WideField>
    </Fields>
  );
}
