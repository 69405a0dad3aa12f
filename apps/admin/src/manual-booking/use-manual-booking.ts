import { zodResolver } from '@hookform/resolvers/zod';
import { bookingResponse, manualBookingRequest, type ManualBookingRequest } from '@chauffeur/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { placeFaults } from '../forms/place-faults';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useSession } from '../session/session-context';
import { blankManualBooking, type ManualBookingForm } from './manual-booking.rules';

/** Milliseconds after which the form begins anew (specification, section 9). */
const successStay = 3_000;

/** The form of a manual booking, what became of it, and its beginning anew. */
export function useManualBooking() {
  const session = useSession();
  const queryClient = useQueryClient();
  const { t } = useTranslation('manualBooking');
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string>();
  const [created, setCreated] = useState<{ id: string; referenceNumber: string }>();
  // A booking pressed for twice, or again after no answer came, is one booking.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<ManualBookingForm, unknown, ManualBookingRequest>({
    defaultValues: blankManualBooking(),
    resolver: zodResolver(manualBookingRequest),
  });
  const { reset } = form;

  useEffect(() => {
    if (!created) return undefined;
    const timer = setTimeout(() => {
      setCreated(undefined);
      setIdempotencyKey(crypto.randomUUID());
      reset(blankManualBooking());
    }, successStay);
    return () => clearTimeout(timer);
  }, [created, reset]);

  const save = form.handleSubmit(async (body) => {
    if (created) return;
    setFailure(undefined);
    try {
      const answer = bookingResponse;
      setCreated(
        await session.ask({ method: 'POST', path: '/api/admin/bookings', body, idempotencyKey, answer }),
      );
      void queryClient.invalidateQueries();
    } catch (reason) {
      const names = Object.keys(blankManualBooking()) as FieldPath<ManualBookingForm>[];
      // What was refused is not stored, and a mended form may not come with its key. A server that failed or did not
      // answer may have stored it all the same: the next try must be the same booking.
      if (isRefused(reason)) setIdempotencyKey(crypto.randomUUID());
      if (!placeFaults(reason, names, form.setError)) setFailure(refusalText(reason) ?? t('failed'));
    }
  });

  return { ...form, save, failure, created };
}

function isRefused(reason: unknown): boolean {
  return reason instanceof RequestFailed && reason.status !== null && reason.status < 500;
}
