import { luggageLimits } from '@chauffeur/contracts/bookings/ride-details/ride-luggage';
import { startTransition, useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import {
  useForm,
  useWatch,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { highlightDuration } from '../../../forms/fields/field-frame';
import { findIncompleteInput } from './find-incomplete-input';
import { useErrorText } from '../../../i18n/use-error-text';
import type { DetailsInput } from '../draft/details-input';
import {
  carLimit,
  checkDetails,
  detailsFields,
  type DetailsContext,
  type DetailsField,
} from './details-rules';
import type { Invalid } from './focus-first-invalid';
import { invalidStop } from './places/invalid-stop';
import { checkStart } from './start-rules';

interface FieldProps extends UseFormRegisterReturn {
  error: string | undefined;
  isHighlighted: boolean;
}

/** Fields of one value; stops are a list of fields. */
type LineField = Exclude<DetailsField, 'stops'>;

interface DetailsForm {
  form: UseFormReturn<DetailsInput>;
  /** Registers a field and returns its translated error. */
  field: (name: LineField) => FieldProps;
  /** How many fields are invalid after an attempt. */
  errorCount: number;
  /** The error text of the chosen date and time, as its field shows it; undefined if the terms allow them. */
  startMessage: string | undefined;
  /** Required hours of notice, if the ride is sooner but accepted as a request; otherwise null. */
  requiredHours: number | null;
  /** Returns whether all fields are valid; shows no errors. */
  isValid: () => boolean;
  /** Checks all fields and shows their errors. */
  showErrors: () => Promise<void>;
  /** Returns the first invalid field in the order of the page; null if all are valid. */
  firstInvalid: () => Invalid | null;
  /** For the element around the fields. */
  formRef: RefCallback<HTMLElement>;
}

/**
 * The form of a ride's details, also of a ride back. When an attempt fails, the first invalid field is scrolled into
 * view, focused, and highlighted for 3 seconds (both readings of the specification).
 */
export function useDetailsForm(
  details: DetailsInput,
  context: DetailsContext,
  onChange: (details: DetailsInput) => void,
): DetailsForm {
  const translate = useErrorText();
  const fields = useRef<HTMLElement>(null);
  const formRef = useCallback((element: HTMLElement | null) => {
    fields.current = element;
  }, []);
  const [highlighted, setHighlighted] = useState<DetailsField>();

  const form = useForm<DetailsInput>({
    defaultValues: details,
    resolver: rulesResolver,
    context,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [passengers, luggageLarge, bookingDate, bookingTime] = useWatch({
    control: form.control,
    name: watched,
  });
  const start = context.start && checkStart({ bookingDate, bookingTime }, context.start);
  const startError = start?.error?.code === 'bookingTime.required' ? undefined : start?.error;

  /** Returns the code of an error to show before an attempt: of a choice that can't be valid, not of a missing one. */
  const earlyError = (name: LineField) => {
    // A car with fewer seats was chosen after the number of passengers.
    if (name === 'passengerCount' && passengers > context.maxPassengers)
      return 'passengerCount.aboveCapacity';
    if (name === 'luggageLarge' && luggageLarge > (context.maxLuggageLarge ?? luggageLimits.max))
      return 'luggageLarge.aboveCapacity';
    return startError?.field === name ? startError.code : undefined;
  };

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // The field is uncontrolled and shows its value at once; the rest of the wizard follows in a transition.
        callback: ({ values }) => startTransition(() => onChange(values)),
      }),
    [form, onChange],
  );

  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => setHighlighted(undefined), highlightDuration);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const check = () => checkDetails(form.getValues(), context);

  const nameOfField = (known: DetailsField) =>
    known === 'stops' ? `stops.${invalidStop(form.getValues('stops'))}.text` : known;

  const firstInvalid = () => {
    const { errors: invalid } = check();
    const part = findIncompleteInput(fields.current);
    const elements = [...(fields.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const nameOf = (element?: HTMLElement) =>
      detailsFields.find((known) => known in invalid && nameOfField(known) === element?.getAttribute('name'));
    const element = elements.find((one) => one === part || nameOf(one) !== undefined);
    if (!element) return null;
    const name = nameOf(element);
    // The errors are rendered already; rendering the highlight can wait.
    return { element, highlight: () => startTransition(() => setHighlighted(name)) };
  };

  return {
    form,
    field: (name) => {
      const code = errors[name]?.message ?? earlyError(name);
      return {
        ...form.register(name, fieldOptions[name]),
        error: code && translate(code, { ...carLimit(code, context), ...startError?.params }),
        isHighlighted: highlighted === name,
      };
    },
    errorCount: Object.keys(errors).length,
    startMessage: startError && translate(startError.code, startError.params),
    requiredHours: start?.requiredHours ?? null,
    isValid: () => check().isValid && !findIncompleteInput(fields.current),
    showErrors: form.handleSubmit(() => undefined),
    firstInvalid,
    formRef,
  };
}

const watched = ['passengerCount', 'luggageLarge', 'bookingDate', 'bookingTime'] as const;

/** Date and time are one start: changing one may make the other valid. */
const fieldOptions: Partial<Record<LineField, RegisterOptions<DetailsInput, LineField>>> = {
  passengerCount: { valueAsNumber: true },
  luggageLarge: { valueAsNumber: true },
  luggageSmall: { valueAsNumber: true },
  bookingDate: { deps: 'bookingTime' },
  bookingTime: { deps: 'bookingDate' },
};

const rulesResolver: Resolver<DetailsInput, DetailsContext> = (values, context) => {
  if (!context) throw new Error('The details form has no context for its rules');
  const { isValid, errors } = checkDetails(values, context);
  if (isValid) return { values, errors: {} };
  const fieldErrors = Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(fieldErrors) };
};
