import { zodResolver } from '@hookform/resolvers/zod';
import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import type { OfferChoices } from '../../../booking-fields/use-offer-choices';
import { setFieldErrors } from '../../../forms/saving/set-field-errors';
import { changedValues } from '../../../records/stale/changed-values';
import { useStaleSave } from '../../../records/stale/use-stale-save';
import { useSession } from '../../../session/session-context';
import {
  bookingEdit,
  changesOf,
  editOf,
  emailsCustomerByDefault,
  clearedLength,
  type BookingEdit,
  type BookingEditInput,
} from './booking-edit.rules';
import { isEditStored } from './stored-edit.rules';
import { useEditBooking } from './use-edit-booking';

interface BookingEditOptions {
  booking: BookingDetailResponse;
  choices: OfferChoices;
  onSaved: (saved: BookingDetailResponse) => void;
  onClose: () => void;
}

/** The form of an existing booking, like `useRecordForm` for a record. Sends all changed fields in one request. */
export function useBookingEdit({ booking, choices, onSaved, onClose }: BookingEditOptions) {
  const session = useSession();
  const { t } = useTranslation('bookings');
  const editBooking = useEditBooking(booking.id);
  /** The rejection because a vehicle or driver is not free. */
  const [conflict, setConflict] = useState<unknown>();
  const form = useForm<BookingEditInput, unknown, BookingEdit>({
    defaultValues: editOf(booking),
    resolver: zodResolver(bookingEdit),
  });
  const { basedOn, formError, attempt, rebaseOn } = useStaleSave({
    form,
    initial: booking,
    read: ({ id }) =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(id)}`,
        response: bookingDetailResponse,
      }),
    valuesOf: editOf,
    explain: (failure) => {
      if (!hasErrorCode(failure, 'vehicle.busy') && !hasErrorCode(failure, 'driver.busy')) return false;
      setFieldErrors(failure, form.control);
      setConflict(failure);
      return true;
    },
    failed: t('edit.failed'),
  });

  const send = async (edit: BookingEdit, allowTightGap: boolean) => {
    const cleared = clearedLength(edit, basedOn);
    if (cleared) return form.setError(cleared, { message: `${cleared}.required` }, { shouldFocus: true });
    const isTransfer = choices.kindOf(edit.serviceId ?? '') === 'airport_transfer';
    const typed = changedValues(form.getValues(), editOf(basedOn));
    const changes = changesOf(edit, typed, { isTransfer });
    const tellCustomer = edit.tellCustomer ?? emailsCustomerByDefault(basedOn, edit);
    const agreed = { tellCustomer, ...(allowTightGap ? { allowTightGap } : {}) };
    const { version } = basedOn;
    setConflict(undefined);
    return attempt(
      async () =>
        onSaved(changes ? await editBooking.mutateAsync({ ...changes, version, ...agreed }) : basedOn),
      (fresh) => {
        if (!isEditStored(editOf(fresh), edit, typed, { isTransfer })) return false;
        onSaved(fresh);
        return true;
      },
    );
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
