import { zodResolver } from '@hookform/resolvers/zod';
import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import type { OfferChoices } from '../../../booking-fields/use-offer-choices';
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
import { useEditBooking } from './use-edit-booking';

interface BookingEditOptions {
  booking: BookingDetailResponse;
  choices: OfferChoices;
  onSaved: (saved: BookingDetailResponse) => void;
  onClose: () => void;
}

/** The form of a booking that exists, as `useRecordForm` is that of a record: it sends what was changed, all or nothing. */
export function useBookingEdit({ booking, choices, onSaved, onClose }: BookingEditOptions) {
  const session = useSession();
  const { t } = useTranslation('bookings');
  const serverErrorText = useServerErrorText();
  const editBooking = useEditBooking(booking.id);
  const [basedOn, setBasedOn] = useState(booking);
  const [formError, setFormError] = useState<FormError<BookingDetailResponse>>();
  /** Why a vehicle or driver is not free. */
  const [conflict, setConflict] = useState<unknown>();
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
    const isPlaced = setFieldErrors(failure, form.control);
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
    const changes = changesOf(edit, typedInto(form.getValues(), basedOn), { isTransfer });
    setFormError(undefined);
    setConflict(undefined);
    if (!changes) return onSaved(basedOn);
    const tellCustomer = edit.tellCustomer ?? isReportedByDefault(basedOn, edit);
    const agreed = { tellCustomer, ...(allowTightGap ? { allowTightGap } : {}) };
    try {
      onSaved(await editBooking.mutateAsync({ ...changes, version: basedOn.version, ...agreed }));
    } catch (failure) {
      await explain(failure).catch(() => setFormError({ kind: 'failed', text: t('edit.failed') }));
    }
    return undefined;
  };

  const save = form.handleSubmit((edit) => send(edit, false));
  const moveAnyway = form.handleSubmit((edit) => send(edit, true));
  const title = t('edit.title', { reference: booking.referenceNumber });
  return {
    form,
    basedOn,
    conflict,
    moveAnyway,
    dialog: { ...form, title, onClose, save, formError, rebaseOn },
  };
}
