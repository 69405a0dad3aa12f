import {
  createContactMessageRequest,
  type ContactMessageResponse,
  type CreateContactMessageRequest,
} from '@chauffeur/contracts';
import { useRef, useState, type FormEventHandler } from 'react';
import { useForm, type Resolver, type UseFormRegisterReturn } from 'react-hook-form';
import { postJson } from '../../api/post-json';
import { useErrorText } from '../../i18n/use-error-text';
import { useSiteLanguage } from '../../i18n/use-site-language';

interface MessageInput {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

type SendingState = 'idle' | 'sending' | 'sent' | 'failed';

const emptyMessage: MessageInput = { name: '', email: '', phone: '', subject: '', message: '' };

interface ContactFormInUse {
  state: SendingState;
  field: (name: keyof MessageInput) => UseFormRegisterReturn & { error: string | undefined };
  submit: FormEventHandler<HTMLFormElement>;
  /** Back from the success panel to an empty form. */
  startAnew: () => void;
}

export function useContactForm(): ContactFormInUse {
  const translate = useErrorText();
  const { language } = useSiteLanguage();
  const [state, setState] = useState<SendingState>('idle');
  const isInHand = useRef(false);
  const form = useForm<MessageInput, unknown, CreateContactMessageRequest>({
    defaultValues: emptyMessage,
    resolver: rulesResolver,
  });
  const { errors } = form.formState;

  const send = async (message: CreateContactMessageRequest) => {
    if (isInHand.current) return;
    isInHand.current = true;
    setState('sending');
    try {
      await postJson<ContactMessageResponse>('/api/contact-messages', { ...message, language });
      form.reset(emptyMessage);
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      isInHand.current = false;
    }
  };

  return {
    state,
    field: (name) => {
      const code = errors[name]?.message;
      return { ...form.register(name), error: code && translate(code) };
    },
    submit: (event) => void form.handleSubmit(send)(event),
    startAnew: () => setState('idle'),
  };
}

const rulesResolver: Resolver<MessageInput, unknown, CreateContactMessageRequest> = (values) => {
  const result = createContactMessageRequest.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const faults = result.error.issues.map((issue) => [
    issue.path[0],
    { type: 'rule', message: issue.message },
  ]);
  // The first fault of a field is the one to tell.
  return { values: {}, errors: Object.fromEntries(faults.toReversed()) };
};
