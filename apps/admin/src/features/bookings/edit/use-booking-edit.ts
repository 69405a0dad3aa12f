import { zodResolver } from '@hookform/resolvers/zod';
import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import type { OfferChoices } from '../../../booking-fields/use-offer-choices';
import { useMoveRide } from '../../../dispatch-display/use-move-ride';
import { setFieldErrors } from '../../../forms/set-field-errors';
import { useServerErrorText } from '../../../i18n/use-server-error-text';
import type { FormError } from '../../../records/use-record-form';
import { useSession } from '../../../session/session-context';
import {
  bookingEdit,
  changesOf,
  editOf,
  isReportedByDefault,
  typedInto,
  clearedLength,
  type BookingEdit,
  type BookingEditForm,
} from './booking-edit.rules';
import { useChangeDetails } from './use-change-details';

interface BookingEditOptions {
  booking: BookingDetailResponse;
  choices: OfferChoices;
  onSaved: (saved: BookingDetailResponse) => void;
  onClose: () => void;
}

/**
 * The form of a booking that exists, as `useRecordForm` is that of a record: it sends what was changed, details first
 * and then the schedule. Where the second fails the first is saved, and the form goes on from there.
 */
export function useBookingEdit({ booking, choices, onSaved, onClose }: BookingEditOptions) {
  const session = useSession();
  const { t } = useTranslation('bookings');
  const serverErrorText = useServerErrorText();
  const changeDetails = useChangeDetails(booking.id);
  const moveRide = useMoveRide();
  const [basedOn, setBasedOn] = useState(booking);
  const [formError, setFormError] = useState<FormError<BookingDetailResponse>>();
  /** Why a vehicle or driver is not free. */
  const [conflict, setConflict] = useState<unknown>();
  const [isPartlySaved, setPartlySaved] = useState(false);
  const form = useForm<BookingEditForm, unknown, BookingEdit>({
    defaultValues: editOf(booking),
    resolver: zodResolver(bookingEdit),
  });

  /** Continues on top of what is stored now: with its values, or with what was typed here. */
  const rebaseOn = (fresh: BookingDetailResponse, { keepInput }: { keepInput: boolean }) => {
    const typed = typedInto(form.getValues(), basedOn);
    setBasedOn(fresh);
    setFormError(undefined);
    form.reset(editOf(fresh));
    if (!keepInput) return;
    for (const [name, value] of Object.entries(typed)) {
      form.setValue(name as FieldPath<BookingEditForm>, value, { shouldDirty: true });
    }
  };

  const explain = async (failure: unknown) => {
    if (hasErrorCode(failure, 'record.stale')) {
      const path = `/api/admin/bookings/${encodeURIComponent(booking.id)}` as const;
      const fresh = await session.request({ path, response: bookingDetailResponse });
      return setFormError({ kind: 'stale', fresh });
    }
    const isPlaced = setFieldErrors(
      failure,
      Object.keys(editOf(booking)) as FieldPath<BookingEditForm>[],
      form.setError,
    );
    if (hasErrorCode(failure, 'vehicle.busy') || hasErrorCode(failure, 'driver.busy')) {
      return setConflict(failure);
    }
    if (isPlaced) return undefined;
    return setFormError({ kind: 'failed', text: serverErrorText(failure) ?? t('edit.failed') });
  };

  const send = async (edit: BookingEdit, allowTightGap: boolean) => {
    const cleared = clearedLength(edit, basedOn);
    if (cleared) return form.setError(cleared, { message: `${cleared}.required` }, { shouldFocus: true });
    const isTransfer = choices.kindOf(edit.serviceId ?? '') === 'airport_transfer';
    const { details, schedule } = changesOf(edit, typedInto(form.getValues(), basedOn), { isTransfer });
    const tellCustomer = edit.tellCustomer ?? isReportedByDefault(basedOn, edit);
    let saved = basedOn;
    setFormError(undefined);
    setConflict(undefined);
    const agreed = { tellCustomer, ...(allowTightGap ? { allowTightGap } : {}) };
    try {
      if (details) saved = await changeDetails.mutateAsync({ ...details, version: saved.version, ...agreed });
      if (schedule) saved = await moveRide.mutateAsync({ ride: saved, move: { ...schedule, ...agreed } });
      onSaved(saved);
    } catch (failure) {
      if (saved !== basedOn) {
        rebaseOn(saved, { keepInput: true });
        setPartlySaved(true);
      }
      await explain(failure).catch(() => setFormError({ kind: 'failed', text: t('edit.failed') }));
    }
  };

  const save = form.handleSubmit((edit) => send(edit, false));
  const moveAnyway = form.handleSubmit((edit) => send(edit, true));
  const title = t('edit.title', { reference: booking.referenceNumber });
  return {
    form,
    basedOn,
    conflict,
    moveAnyway,
    isPartlySaved,
    dialog: { ...form, title, onClose, save, formError, rebaseOn },
  };
}
