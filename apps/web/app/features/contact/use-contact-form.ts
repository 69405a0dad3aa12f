import { homeCountry } from '@chauffeur/phone/home-country';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { RequestFailed } from '../../api/request-failed';
import type { DescribeFormUsage } from '../../forms/sending/form-usage';
import { useTimesReturned } from '../../history/use-times-returned';
import { useErrorText } from '../../i18n/use-error-text';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { tabValue } from '../../storage/tab-storage';
import type { MessageErrors } from './message-rules';
import { sendMessage, type MessageInput } from './send-message';

type SendingState = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

/** An empty form; its fields are in the order of the page. */
const emptyMessage: MessageInput = {
  name: '',
  email: '',
  phoneCountry: homeCountry,
  phone: '',
  subject: '',
  message: '',
};
const fieldNames = Object.keys(emptyMessage) as (keyof MessageInput)[];

/** The input survives a reload and a change of language until it is sent. */
const draft = tabValue<Partial<MessageInput>>('contact-draft');

export interface ContactFormState {
  state: SendingState;
  formRef: RefObject<HTMLFormElement | null>;
  /** Returns a field's props, with its translated error. */
  field: (name: keyof MessageInput) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
  /** The input of the phone fields. */
  phone: Pick<MessageInput, 'phone' | 'phoneCountry'>;
  /** Writes a text into a field. */
  write: (name: keyof MessageInput, text: string) => void;
  /** Called when something was typed or chosen. */
  change: () => void;
  submit: (event: FormEvent) => void;
  /** Returns from the success panel to an empty form. */
  reset: () => void;
}

/** State of the contact form. Its fields are uncontrolled, so that input from before hydration is not lost. */
export function useContactForm(describeUsage: DescribeFormUsage): ContactFormState {
  const translate = useErrorText();
  const { language } = useSiteLanguage();
  const [state, setState] = useState<SendingState>('idle');
  const [errors, setErrors] = useState<MessageErrors>({});
  const [phone, setPhone] = useState<ContactFormState['phone']>(emptyMessage);
  const formRef = useRef<HTMLFormElement>(null);
  const wasTried = useRef(false);
  const isInFlight = useRef(false);
  const timesReturned = useTimesReturned();

  const fieldOf = (name: keyof MessageInput) => fieldIn(formRef.current, name);
  const read = () => messageIn(formRef.current);
  // The rules import zod, which is needed only when a message is sent.
  const check = async () => {
    const { checkMessage } = await import('./message-rules');
    const result = checkMessage(read());
    setErrors(result.errors);
    return result;
  };

  useEffect(() => {
    const hasReturned = timesReturned > 0;
    const stored = draft.read();
    if (!formRef.current || (!stored && !hasReturned)) return;
    for (const name of fieldNames) {
      const element = fieldIn(formRef.current, name);
      // Input from before hydration is newer than the draft, that of a page shown again is older. The country is not
      // restored: its options load later, and the number got its calling code on blur.
      if (name === 'phoneCountry' || !element) continue;
      if (hasReturned || element.value === '') element.value = stored?.[name] ?? '';
    }
    setPhone(messageIn(formRef.current));
    if (!hasReturned) return;
    wasTried.current = false;
    setErrors({});
    setState((before) => (before === 'sending' ? before : 'idle'));
  }, [timesReturned]);

  const change = () => {
    const typed = read();
    draft.write(typed);
    setPhone((before) =>
      before.phone === typed.phone && before.phoneCountry === typed.phoneCountry ? before : typed,
    );
    // After the first attempt to send, errors disappear as soon as they are corrected.
    if (wasTried.current) check().catch(() => undefined);
  };

  const send = async () => {
    const { message, errors: found } = await check();
    wasTried.current = true;
    if (!message) {
      const first = fieldNames.find((name) => name in found);
      if (first) fieldOf(first)?.focus();
      return;
    }
    setState('sending');
    await sendMessage(message, language, describeUsage);
    wasTried.current = false;
    draft.clear();
    setPhone(emptyMessage);
    setState('sent');
  };

  return {
    state,
    formRef,
    field: (name) => {
      const code = errors[name];
      return { name, defaultValue: emptyMessage[name], error: code && translate(code) };
    },
    phone,
    write: (name, text) => {
      const element = fieldOf(name);
      if (element) element.value = text;
      change();
    },
    change,
    submit: (event) => {
      event.preventDefault();
      if (isInFlight.current) return;
      isInFlight.current = true;
      // The import of the rules fails when offline or after a deploy; the input must survive that.
      send()
        .catch((failure: unknown) => setState(isTooMany(failure) ? 'tooMany' : 'failed'))
        .finally(() => {
          isInFlight.current = false;
        });
    },
    reset: () => setState('idle'),
  };
}

/** Whether the rate limit was reached, so that an immediate retry would fail too. */
function isTooMany(failure: unknown): boolean {
  return failure instanceof RequestFailed && failure.problem?.code === 'request.tooMany';
}

function fieldIn(form: HTMLFormElement | null, name: keyof MessageInput) {
  return form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null | undefined;
}

function messageIn(form: HTMLFormElement | null): MessageInput {
  return Object.fromEntries(
    fieldNames.map((name) => [name, fieldIn(form, name)?.value ?? '']),
  ) as unknown as MessageInput;
}
