import { zodResolver } from '@hookform/resolvers/zod';
import { placedTrip, type BookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  manualBookingRequest,
  type ManualBookingRequest,
} from '@chauffeur/contracts/bookings/manual-booking';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../api/use-send-once';
import { isTooTight } from '../../dispatch-display/move-failure';
import { setFieldErrors } from '../../forms/saving/set-field-errors';
import { useFailureText } from '../../i18n/use-failure-text';
import { useSession } from '../../session/session-context';
import { blankManualBooking, type ManualBookingForm } from './manual-booking.rules';

/** Milliseconds after which the form is reset (specification, section 9). */
const successDisplayMs = 3_000;

/** The created booking, with both legs of a trip. */
export type CreatedBooking = CreatedLeg & { readonly returnBooking: CreatedLeg | null };

type CreatedLeg = Pick<
  BookingResponse,
  'id' | 'referenceNumber' | 'bookingDate' | 'bookingTime' | 'vehicleId'
>;

/** The form of a manual booking, with its outcome and the reset to a blank form. */
export function useManualBooking(initial: ManualBookingForm) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { t } = useTranslation('manualBooking');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  /** The rejection because less than the usual time is left to another ride. Staff can book anyway. */
  const [tight, setTight] = useState<unknown>();
  const [created, setCreated] = useState<CreatedBooking>();
  const [lastEntered, setLastEntered] = useState<CreatedBooking>();
  const sendOnce = useSendOnce();
  const form = useForm<ManualBookingForm, unknown, ManualBookingRequest>({
    defaultValues: initial,
    resolver: zodResolver(manualBookingRequest),
  });
  const { reset } = form;

  const beginNext = useCallback(() => {
    if (!created) return;
    setCreated(undefined);
    setLastEntered(created);
    reset(blankManualBooking());
  }, [created, reset]);

  useEffect(() => {
    const timer = setTimeout(beginNext, successDisplayMs);
    return () => clearTimeout(timer);
  }, [beginNext]);

  const send = async (body: ManualBookingRequest) => {
    if (created) return;
    setFailure(undefined);
    setTight(undefined);
    try {
      const path = '/api/admin/bookings';
      setCreated(
        await sendOnce((idempotencyKey) =>
          session.request({ method: 'POST', path, body, idempotencyKey, response: placedTrip }),
        ),
      );
      void queryClient.invalidateQueries();
    } catch (reason) {
      if (isTooTight(reason)) setTight(reason);
      else if (!setFieldErrors(reason, form.control)) setFailure(failureText(reason, t('failed')));
    }
  };
  const save = form.handleSubmit(send);
  const saveAnyway = form.handleSubmit((body) => send({ ...body, allowTightGap: true }));

  return { form, save, saveAnyway, failure, tight, created, lastEntered, beginNext };
}
