import { useRef, useState, type SubmitEvent } from 'react';
import { RequestFailed } from '../../../../api/request-failed';
import { useErrorText } from '../../../../i18n/use-error-text';
import { requestLink } from './link-api';

type RequestState = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

/** In the order of the form. */
const fieldNames = ['referenceNumber', 'customerEmail'] as const;
type FieldName = (typeof fieldNames)[number];
/** The error code of each invalid field. */
type LinkErrors = Partial<Record<FieldName, string>>;

export interface LinkRequest {
  state: RequestState;
  /** Returns the props of a field, including its translated error. */
  field: (name: FieldName) => { name: string; error: string | undefined };
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A customer's request for the link. The fields are uncontrolled and retain their text, whatever the outcome. */
export function useLinkRequest(): LinkRequest {
  const translate = useErrorText();
  const [state, setState] = useState<RequestState>('idle');
  const [errors, setErrors] = useState<LinkErrors>({});
  const isInFlight = useRef(false);

  const show = (form: HTMLFormElement, found: LinkErrors) => {
    setErrors(found);
    const first = fieldNames.find((name) => name in found);
    if (first) fieldIn(form, first)?.focus();
    return first !== undefined;
  };

  const send = async (form: HTMLFormElement) => {
    const [referenceNumber = '', customerEmail = ''] = fieldNames.map((name) =>
      (fieldIn(form, name)?.value ?? '').trim(),
    );
    setState('idle');
    const missing = {
      ...(!referenceNumber && { referenceNumber: 'referenceNumber.required' }),
      ...(!customerEmail && { customerEmail: 'customerEmail.required' }),
    };
    if (show(form, missing)) return;
    setState('sending');
    try {
      await requestLink({ referenceNumber, customerEmail });
      setState('sent');
    } catch (failure) {
      const problem = failure instanceof RequestFailed ? failure.problem : null;
      if (show(form, errorsOf(problem?.errors))) return setState('idle');
      setState(problem?.code === 'request.tooMany' ? 'tooMany' : 'failed');
    }
  };

  return {
    state,
    field: (name) => {
      const code = errors[name];
      return { name, error: code && translate(code) };
    },
    submit: (event) => {
      event.preventDefault();
      if (isInFlight.current) return;
      isInFlight.current = true;
      void send(event.currentTarget).finally(() => {
        isInFlight.current = false;
      });
    },
  };
}

/** Returns the first error code of each field. */
function errorsOf(errors: readonly { field: string; code: string }[] = []): LinkErrors {
  const ofFields = errors.filter(({ field }) => fieldNames.some((name) => name === field));
  return Object.fromEntries(ofFields.toReversed().map(({ field, code }) => [field, code]));
}

function fieldIn(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}
