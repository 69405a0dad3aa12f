import { zodResolver } from '@hookform/resolvers/zod';
import {
  bookingRulesRequest,
  bookingRulesResponse,
  type BookingRulesResponse,
} from '@chauffeur/contracts/bookings/booking-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../notices/notice-context';
import { isSame } from '../../records/stale/is-same';
import { useStaleSave } from '../../records/stale/use-stale-save';
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

/** The form of all rules, saved together with the version that was read. */
export function useRulesForm(initial: BookingRulesResponse) {
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation('bookingRules');
  const valuesOf = (rules: BookingRulesResponse) => bookingRulesRequest.parse(rules);
  const form = useForm({ defaultValues: valuesOf(initial), resolver: zodResolver(bookingRulesRequest) });
  const { basedOn, formError, attempt, rebaseOn } = useStaleSave({
    form,
    initial,
    read: () => session.request({ path, response: bookingRulesResponse }),
    valuesOf,
    failed: t('rules.saveFailed'),
  });

  const { isDirty } = form.formState;
  useEffect(() => {
    // Without input, the form follows what other admins save.
    if (!isDirty && initial.version > basedOn.version) rebaseOn(initial, { keepInput: false });
  });

  const showSaved = (saved: BookingRulesResponse) => {
    queryClient.setQueryData(queryKey, saved);
    // Input typed while the save was in flight is not saved yet.
    rebaseOn(saved, { keepInput: true });
    notify(t('rules.saved'));
  };
  const save = form.handleSubmit((rules) =>
    attempt(
      async () => {
        const body = { ...rules, version: basedOn.version };
        showSaved(await session.request({ method: 'PUT', path, body, response: bookingRulesResponse }));
      },
      (fresh) => {
        if (!isSame(valuesOf(fresh), rules)) return false;
        showSaved(fresh);
        return true;
      },
    ),
  );

  return { form, save, formError, rebaseOn };
}
