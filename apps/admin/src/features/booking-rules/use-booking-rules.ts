import { zodResolver } from '@hookform/resolvers/zod';
import {
  bookingRulesRequest,
  bookingRulesResponse,
  type BookingRulesResponse,
} from '@chauffeur/contracts/bookings/booking-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../api/send-request';
import { setFieldErrors } from '../../forms/set-field-errors';
import { useServerErrorText } from '../../i18n/use-server-error-text';
import { useNotify } from '../../notices/notice-context';
import { useSession } from '../../session/session-context';

const path = '/api/admin/booking-rules';
const queryKey = ['bookingRules', 'rules'];

export function useBookingRules() {
  const session = useSession();
  return useQuery({
    queryKey,
    queryFn: () => session.request({ path, response: bookingRulesResponse }),
  });
}

type SaveError =
  | { readonly kind: 'failed'; readonly text: string }
  /** Another admin has saved them since; `fresh` is what they saved. */
  | { readonly kind: 'stale'; readonly fresh: BookingRulesResponse };

/** The form of the rules: they are saved all at once, on the version that was read. */
export function useRulesForm(initial: BookingRulesResponse) {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation('bookingRules');
  const serverErrorText = useServerErrorText();
  const [basedOn, setBasedOn] = useState(initial);
  const [error, setError] = useState<SaveError>();
  const form = useForm({
    defaultValues: bookingRulesRequest.parse(initial),
    resolver: zodResolver(bookingRulesRequest),
  });

  const explain = async (failure: unknown) => {
    if (hasErrorCode(failure, 'record.stale')) {
      return setError({
        kind: 'stale',
        fresh: await session.request({ path, response: bookingRulesResponse }),
      });
    }
    if (setFieldErrors(failure, form.control)) return undefined;
    return setError({ kind: 'failed', text: serverErrorText(failure) ?? t('rules.saveFailed') });
  };

  const rebaseOn = (fresh: BookingRulesResponse, { keepInput }: { keepInput: boolean }) => {
    setBasedOn(fresh);
    setError(undefined);
    if (!keepInput) form.reset(bookingRulesRequest.parse(fresh));
  };

  const save = form.handleSubmit(async (rules) => {
    setError(undefined);
    try {
      const body = { ...rules, version: basedOn.version };
      const saved = await session.request({ method: 'PUT', path, body, response: bookingRulesResponse });
      queryClient.setQueryData(queryKey, saved);
      rebaseOn(saved, { keepInput: false });
      notify(t('rules.saved'));
    } catch (failure) {
      await explain(failure).catch(() => setError({ kind: 'failed', text: t('rules.saveFailed') }));
    }
  });

  return { form, save, error, rebaseOn };
}
