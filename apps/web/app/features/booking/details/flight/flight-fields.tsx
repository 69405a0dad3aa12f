import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { FieldRow } from '../field-group';
import { FlightNumberField } from './flight-number-field';
import { FlightTimeField } from './flight-time-field';
import type { RideFormProps } from '../ride/ride-form-props';

/** Number and time of the flight. */
export function FlightFields({
  form,
  field,
  isOptional,
  terms,
}: RideFormProps & { terms: BookingTerms | null }) {
  return (
    <FieldRow>
      <FlightNumberField form={form} field={field} required={!isOptional} />
      <FlightTimeField form={form} field={field} terms={terms} />
    </FieldRow>
  );
}
