import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { CustomerResponse } from '@chauffeur/contracts/bookings/customer';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerFields } from '../../booking-fields/customer/customer-fields';
import { DriverField } from '../../booking-fields/schedule/driver-field';
import { RideFields } from '../../booking-fields/ride/ride-fields';
import { RideWarnings } from '../../booking-fields/schedule/ride-warnings';
import { ScheduleFields } from '../../booking-fields/schedule/schedule-fields';
import { VehicleField } from '../../booking-fields/schedule/vehicle-field';
import { useOfferChoices } from '../../booking-fields/use-offer-choices';
import { MoveFailure } from '../../dispatch-display/move-failure';
import { FormGrid } from '../../forms/layout/form-grid';
import { FormTextField } from '../../forms/fields/form-text-field';
import { SavingFields } from '../../forms/saving/saving-fields';
import { PageHead } from '../../layout/page-head';
import { LoadFailure } from '../../lists/list-notice';
import { Panel } from '../../surfaces/panel';
import { useFocusFallback } from '../../focus/use-focus-fallback';
import { leavesScreen, useUnsavedInput } from '../../unsaved/unsaved-input';
import { BookingCreatedNotice, LastBookingLink, RidesWithoutVehicle } from './created-booking';
import { LastRidePlaces } from './last-ride-places';
import { blankManualBooking, type ManualBookingForm } from './manual-booking.rules';
import { MoneyFields } from './price/money-fields';
import { ReturnRideFields, type RideThere } from './return-ride-fields';
import { SameDayWarning } from './same-day-warning';
import { SendConfirmationField } from './send-confirmation-field';
import { useCopiedBooking } from './copy/use-copied-booking';
import { useManualBooking } from './use-manual-booking';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 860 });
const Parts = styled('div')({ display: 'grid', gap: 16 });
const Fields = styled('div')({ display: 'grid', gap: 18 });

/** Enters a booking for a customer on the phone or in a chat, blank or filled from an earlier one. */
export function ManualBookingPage() {
  const { t } = useTranslation('manualBooking');
  const copied = useCopiedBooking();
  if (copied.hasFailed) return <LoadFailure message={t('loadFailed')} onRetry={copied.tryAgain} />;
  if (copied.values === null) return <Skeleton variant="rounded" height={420} />;
  return (
    <BookingForm
      key={copied.key}
      initial={copied.values ?? blankManualBooking()}
      copiedExtras={copied.extras}
      rideThere={copied.rideThere}
    />
  );
}

interface BookingFormProps {
  initial: ManualBookingForm;
  copiedExtras: readonly BookedExtra[];
  /** The stored booking whose ride back is entered. */
  rideThere: RideThere | null;
}

function BookingForm({ initial, copiedExtras, rideThere }: BookingFormProps) {
  const { t } = useTranslation('manualBooking');
  const { form, save, saveAnyway, failure, tight, created, lastEntered, beginNext } =
    useManualBooking(initial);
  const { control, formState } = form;
  // The form of another booking, or a blank one, replaces this one too.
  useUnsavedInput(
    formState.isDirty && !created,
    (move) => leavesScreen(move) || move.currentLocation.search !== move.nextLocation.search,
  );
  const phone = useWatch({ control, name: 'customerPhone' });
  const [known, setKnown] = useState<CustomerResponse>();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const choices = useOfferChoices();
  const entered = created ?? lastEntered;
  const hasLostRideThere = Boolean(formState.defaultValues?.returnOf) && !rideThere && !created;
  return (
    <FormProvider {...form}>
      <PageHead title={t('title')} />
      {choices.hasFailed && <LoadFailure message={t('loadFailed')} onRetry={choices.tryAgain} />}
      <Form noValidate onSubmit={(event) => void save(event)}>
        <SavingFields isSaving={formState.isSubmitting}>
          {/* Input for the next booking does not wait until this one is reset, and would be lost then. Scrolling and Tab are none. */}
          <Parts
            onClickCapture={beginNext}
            onKeyDownCapture={({ key }) => key !== 'Tab' && key !== 'Shift' && beginNext()}
          >
            <Panel title={t('sections.customer')}>
              <CustomerFields onFound={setKnown} />
              {known && known.phone === phone && (
                <LastRidePlaces customer={known} onUsed={() => setKnown(undefined)} />
              )}
            </Panel>
            <Panel title={t('sections.ride')}>
              <Fields>
                <RideFields choices={choices} />
                <ScheduleFields choices={choices} />
                <FormGrid>
                  <VehicleField />
                </FormGrid>
              </Fields>
              {/* Once booked, the ride itself would be in the way. */}
              {!created && <RideWarnings choices={choices} />}
              {!created && <SameDayWarning />}
            </Panel>
            {hasLostRideThere && <Alert severity="warning">{t('return.ofItsOwn')}</Alert>}
            {/* The next booking is not the ride back of this one. */}
            <ReturnRideFields choices={choices} rideThere={lastEntered ? null : rideThere} />
            <Panel title={t('sections.driver')}>
              <FormGrid>
                <DriverField />
                <FormTextField control={control} name="adminNotes" label={t('fields.adminNotes')} multiline />
              </FormGrid>
            </Panel>
            <Panel title={t('sections.money')}>
              <MoneyFields copied={copiedExtras} />
            </Panel>
            <Panel title={t('sections.additional')}>
              <FormTextField
                control={control}
                name="specialRequests"
                label={t('fields.specialRequests')}
                multiline
                minRows={2}
              />
              <SendConfirmationField choices={choices} />
            </Panel>
          </Parts>
        </SavingFields>
        {failure && <Alert severity="error">{failure}</Alert>}
        <MoveFailure failure={tight} onMoveAnyway={() => void saveAnyway()} wanted="book" />
        {created && <BookingCreatedNotice booking={created} />}
        {lastEntered && !created && <LastBookingLink booking={lastEntered} />}
        {entered && <RidesWithoutVehicle booking={entered} />}
        <div role="group" aria-label={t('submit')} {...focusFallback}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={formState.isSubmitting}
            disabled={created !== undefined}
          >
            {t('submit')}
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
