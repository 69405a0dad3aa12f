import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { Announcement } from '../../../../surfaces/announcement';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { RideAvailability } from '../../availability/ride-availability';
import type { Availability } from '../../availability/use-availability';
import type { DetailsInput } from '../../draft/details-input';
import { carName, type ChosenRecords } from '../../draft/chosen-records';
import { checkDetails } from '../details-rules';
import { Fields } from '../field-group';
import { RideFields } from './ride-fields';
import { RideLine } from './ride-line';
import { isAnswered, questionsOfTrip } from '../../draft/ride-questions';
import { useDetailsForm } from '../use-details-form';

export interface TripFieldsProps {
  details: DetailsInput;
  chosen: ChosenRecords;
  /** Null while unknown. */
  terms: BookingTerms | null;
  availability: Availability;
  /** The currency of shown prices. */
  currency: CurrencyResponse | undefined;
  /** These must be stable functions. */
  onChange: (details: DetailsInput) => void;
  onCar: (car: { id: string }) => void;
  onNext: () => void;
}

/** The ride's fields in step 1, for visitors who know the answers already; step 2 requires them. */
export const TripFields = memo(function TripFields(props: TripFieldsProps) {
  const { details, chosen, terms, availability, currency, onChange, onCar, onNext } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const start = terms && { ...terms, isTour: chosen.tour !== null, language };
  const { form, field, startMessage, requiredHours } = useDetailsForm(
    details,
    { ...chosen, now: terms?.now, start },
    onChange,
  );
  return (
    <form
      noValidate
      aria-label={t('details.ride')}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
    >
      <Announcement>{startMessage}</Announcement>
      <Fields>
        <RideFields
          form={form}
          field={field}
          questions={questionsOfTrip(chosen.isAirportTransfer)}
          isAirportTransfer={chosen.isAirportTransfer}
          maxPassengers={chosen.maxPassengers}
          isOptional
          terms={terms}
          availability={
            chosen.car && (
              <RideAvailability
                availability={availability}
                car={carName(chosen.car)}
                currency={currency}
                onTime={(time) => form.setValue('bookingTime', time, { shouldDirty: true })}
                onCar={onCar}
                onRequest={onNext}
                isErrorShownElsewhere={startMessage !== undefined}
                requiredHours={requiredHours}
              />
            )
          }
        />
      </Fields>
    </form>
  );
});

interface TripLineProps {
  details: DetailsInput;
  chosen: ChosenRecords;
  /** Null while unknown. */
  terms: BookingTerms | null;
  onOpen: () => void;
}

/** The same in one line, for a trip from a link or from the tab's draft: fields would push the rest of the page down. */
export function TripLine({ details, chosen, terms, onOpen }: TripLineProps) {
  const { errors } = checkDetails(details, { ...chosen, now: terms?.now, start: null });
  const answered = questionsOfTrip(chosen.isAirportTransfer).filter((question) =>
    isAnswered(question, details, errors),
  );
  // The number of passengers alone doesn't count: one is the default.
  const isUntouched = answered.every((question) => question === 'passengers');
  return <RideLine details={details} questions={isUntouched ? [] : answered} onChange={onOpen} />;
}
