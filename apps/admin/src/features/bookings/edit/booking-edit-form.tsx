import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerFields } from '../../../booking-fields/customer/customer-fields';
import { DriverField } from '../../../booking-fields/schedule/driver-field';
import { RideFields } from '../../../booking-fields/ride/ride-fields';
import { RideWarnings } from '../../../booking-fields/schedule/ride-warnings';
import { ScheduleFields } from '../../../booking-fields/schedule/schedule-fields';
import { VehicleField } from '../../../booking-fields/schedule/vehicle-field';
import { useOfferChoices } from '../../../booking-fields/use-offer-choices';
import { MoveFailure } from '../../../dispatch-display/move-failure';
import { FormWide } from '../../../forms/layout/form-grid';
import { FormSwitch } from '../../../forms/fields/form-switch';
import { FormSection } from '../../../forms/layout/form-section';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { LoadFailure } from '../../../lists/list-notice';
import { RecordDialog } from '../../../records/record-dialog';
import { focusOn } from '../../../focus/focus-on';
import { editOf } from './booking-edit.rules';
import { PriceField } from './price-field';
import { TellCustomerField } from './tell-customer-field';
import { useBookingEdit } from './use-booking-edit';
import { useClearLengthOnOfferChange } from './use-clear-length-on-offer-change';

interface BookingEditFormProps {
  booking: BookingDetailResponse;
  /** Whether the focus starts at the price. */
  isForPrice: boolean;
  onSaved: (saved: BookingDetailResponse) => void;
  onClose: () => void;
}

/** Edits everything of a booking but its status, in the order in which a manual booking is entered. */
export function BookingEditForm({ booking, isForPrice, onSaved, onClose }: BookingEditFormProps) {
  const { t } = useTranslation(['bookings', 'manualBooking']);
  const choices = useOfferChoices();
  const edit = useBookingEdit({ booking, choices, onSaved, onClose });
  const { form, basedOn, conflict } = edit;
  const { control } = form;
  return (
    <FormProvider {...form}>
      <RecordDialog form={edit.dialog} maxWidth="md">
        {choices.hasFailed && (
          <FormWide>
            <LoadFailure message={t('loadFailed')} onRetry={choices.tryAgain} />
          </FormWide>
        )}
        <FormSection title={t('manualBooking:sections.customer')}>
          <FormWide>
            <CustomerFields />
          </FormWide>
        </FormSection>
        <FormSection title={t('manualBooking:sections.ride')}>
          <FormWide>
            <RideFields choices={choices} />
            <RideWarnings choices={choices} bookingId={booking.id} />
          </FormWide>
          <FormWide>
            <ScheduleFields choices={choices} />
          </FormWide>
          <VehicleField booking={{ ...basedOn, initial: editOf(basedOn).vehicleId }} />
          <DriverField bookingId={booking.id} presentId={basedOn.driver?.id} />
          {conflict !== undefined && (
            <FormWide ref={focusOn} tabIndex={-1}>
              <MoveFailure failure={conflict} onMoveAnyway={() => void edit.moveAnyway()} />
            </FormWide>
          )}
        </FormSection>
        <FormSection title={t('manualBooking:sections.money')}>
          <PriceField booking={basedOn} isFocused={isForPrice} />
          <FormSwitch control={control} name="driverCollects" label={t('history.fields.driverCollects')} />
        </FormSection>
        <FormSection title={t('manualBooking:sections.additional')}>
          <FormWide>
            <FormTextField
              control={control}
              name="specialRequests"
              label={t('manualBooking:fields.specialRequests')}
              multiline
              minRows={2}
            />
          </FormWide>
          <TellCustomerField booking={basedOn} />
        </FormSection>
        <UsualLength booking={basedOn} />
      </RecordDialog>
    </FormProvider>
  );
}

/** A component of its own, because the hook needs the form's context. */
function UsualLength({ booking }: { booking: BookingDetailResponse }) {
  useClearLengthOnOfferChange(booking);
  return null;
}
