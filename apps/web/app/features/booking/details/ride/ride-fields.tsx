import type { ReactNode } from 'react';
import type { BookingTerms } from '../../../../booking-terms/use-booking-terms';
import { DirectionField } from '../flight/direction-field';
import { FlightFields } from '../flight/flight-fields';
import { PassengerField } from '../party/passenger-field';
import { PlaceFields } from '../places/place-fields';
import type { RideFormProps } from './ride-form-props';
import type { RideQuestion } from '../../draft/ride-questions';
import { StartFields } from './start-fields';

interface RideFieldsProps extends RideFormProps {
  /** In the order in which they are asked. */
  questions: readonly RideQuestion[];
  /** Null while unknown. */
  terms: BookingTerms | null;
  /** Whether the car is free at the date and time. */
  availability: ReactNode;
}

/** When and where; the same fields in step 1 and in step 2, in a `Fields` grid. */
export function RideFields({ questions, terms, availability, ...props }: RideFieldsProps) {
  const fields: Record<RideQuestion, ReactNode> = {
    direction: <DirectionField key="direction" {...props} />,
    flight: <FlightFields key="flight" {...props} terms={terms} />,
    places: <PlaceFields key="places" {...props} />,
    start: <StartFields key="start" {...props} terms={terms} availability={availability} />,
    passengers: <PassengerField key="passengers" {...props} />,
  };
  return questions.map((question) => fields[question]);
}
