import { homeCountry } from '@chauffeur/phone/home-country';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { RequestFailed } from '../../api/request-failed';
import type { DescribeFormUse } from '../../forms/form-use';
import { useErrorText } from '../../i18n/use-error-text';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { tabValue } from '../../storage/tab-storage';
import type { MessageErrors } from './message-rules';
import { sendMessage, type MessageInput } from './send-message';

type SendingState = 'idle' | 'sending' | 'sent' | 'failed' | 'tooMany';

/** The fields in their order, as they are while nothing is typed. */
const emptyMessage: MessageInput = {
  name: '',
  email: '',
  phoneCountry: homeCountry,
  phone: '',
  subject: '',
  message: '',
};
const fieldNames = Object.keys(emptyMessage) as (keyof MessageInput)[];

/** What is typed survives a reload, and the other language, until it is sent. */
const draft = tabValue<Partial<MessageInput>>('contact-draft');

export interface ContactFormInUse {
  state: SendingState;
  formRef: RefObject<HTMLFormElement | null>;
  /** What a field needs, its translated error included. */
  field: (name: keyof MessageInput) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
  /** What stands in the fields of the number. */
  phone: Pick<MessageInput, 'phone' | 'phoneCountry'>;
  /** Puts a text into a field. */
  write: (name: keyof MessageInput, text: string) => void;
  /** When something was typed or chosen. */
  change: () => void;
  submit: (event: FormEvent) => void;
  /** Back from the success panel to an empty form. */
  reset: () => void;
}

/** The form's own fields hold what is typed, also before any script runs. */
export function useContactForm(describeUse: DescribeFormUse): ContactFormInUse {
  const translate = useErrorText();
  const { language } = useSiteLanguage();
  const [state, setState] = useState<SendingState>('idle');
  const [errors, setErrors] = useState<MessageErrors>({});
  const [phone, setPhone] = useState<ContactFormInUse['phone']>(emptyMessage);
  const formRef = useRef<HTMLFormElement>(null);
  const wasTried = useRef(false);
  const isInFlight = useRef(false);

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
    const stored = draft.read();
    if (!stored) return;
    for (const name of fieldNames) {
      const element = fieldIn(formRef.current, name);
      // What was typed before this script ran is newer. Countries come later; a number has its code once it was left.
      if (name !== 'phoneCountry' && element?.value === '') element.value = stored[name] ?? '';
    }
    setPhone(messageIn(formRef.current));
  }, []);

  const change = () => {
    const typed = read();
    draft.write(typed);
    setPhone((before) =>
      before.phone === typed.phone && before.phoneCountry === typed.phoneCountry ? before : typed,
    );
    // From the first attempt on, an error goes as soon as it is corrected.
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
    await sendMessage(message, language, describeUse);
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
      // The rules are a file of their own: offline, or after a deploy, they may not come, and nothing may be lost by it.
      send()
        .catch((failure: unknown) => setState(isTooMany(failure) ? 'tooMany' : 'failed'))
        .finally(() => {
          isInFlight.current = false;
        });
    },
    reset: () => setState('idle'),
  };
}

/** To try again at once is no use then. */
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
