import type { UseFormReturn } from 'react-hook-form';
import type { DetailsInput } from '../../draft/details-input';
import type { useDetailsForm } from '../use-details-form';

/** Props of the fields of every question. */
export interface RideFormProps {
  form: UseFormReturn<DetailsInput>;
  field: ReturnType<typeof useDetailsForm>['field'];
  isAirportTransfer: boolean;
  maxPassengers: number;
  /** True in step 1: step 2 requires them. */
  isOptional?: boolean | undefined;
}
