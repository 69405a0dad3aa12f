import type { CreateContactMessageRequest } from '@chauffeur/contracts';
import { homeCountry } from '@chauffeur/phone/home-country';
import { useRef, useState, type FormEventHandler } from 'react';
import { useForm, type Resolver, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import type { DescribeFormUse } from '../../forms/form-use';
import { useErrorText } from '../../i18n/use-error-text';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { sendMessage, type MessageInput } from './send-message';

type SendingState = 'idle' | 'sending' | 'sent' | 'failed';

const emptyMessage: MessageInput = {
  name: '',
  email: '',
  phone: '',
  phoneCountry: homeCountry,
  subject: '',
  message: '',
};

export interface ContactFormInUse {
  state: SendingState;
  form: UseFormReturn<MessageInput, unknown, CreateContactMessageRequest>;
  field: (name: keyof MessageInput) => UseFormRegisterReturn & { error: string | undefined };
  submit: FormEventHandler<HTMLFormElement>;
  /** Back from the success panel to an empty form. */
  reset: () => void;
}

export function useContactForm(describeUse: DescribeFormUse): ContactFormInUse {
  const translate = useErrorText();
  const { language } = useSiteLanguage();
  const [state, setState] = useState<SendingState>('idle');
  const isInFlight = useRef(false);
  const form = useForm<MessageInput, unknown, CreateContactMessageRequest>({
    defaultValues: emptyMessage,
    resolver: rulesResolver,
  });
  const { errors } = form.formState;

  const send = async (message: CreateContactMessageRequest) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState('sending');
    try {
      await sendMessage(message, language, describeUse);
      form.reset(emptyMessage);
      setState('sent');
    } catch {
      setState('failed');
    } finally {
      isInFlight.current = false;
    }
  };

  return {
    state,
    form,
    field: (name) => {
      const code = errors[name]?.message;
      return { ...form.register(name), error: code && translate(code) };
    },
    submit: (event) => {
      // The rules are a file of their own: offline, or after a deploy, they may not come, and nothing may be lost by it.
      form
        .handleSubmit(send)(event)
        .catch(() => setState('failed'));
    },
    reset: () => setState('idle'),
  };
}

// The rules import zod, which is needed only when a message is sent.
const rulesResolver: Resolver<MessageInput, unknown, CreateContactMessageRequest> = async (values) => {
  const { checkMessage } = await import('./message-rules');
  return checkMessage(values);
};
