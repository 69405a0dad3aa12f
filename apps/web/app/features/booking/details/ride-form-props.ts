import type { UseFormReturn } from 'react-hook-form';
import type { DetailsInput } from '../draft/details-input';
import type { useDetailsForm } from './use-details-form';

/** What the fields of each question get. */
export interface RideFormProps {
  form: UseFormReturn<DetailsInput>;
  field: ReturnType<typeof useDetailsForm>['field'];
  isAirportTransfer: boolean;
  maxPassengers: number;
  /** In step 1, which step 2 checks. */
  isOptional?: boolean | undefined;
}
