import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import { aznPerUsd, minPayment, transactionCurrencies } from '@chauffeur/contracts/finance/transaction';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/keys-and-wheel/form-dialog';
import { FormGrid } from '../../../forms/layout/form-grid';
import { FormNumberField } from '../../../forms/fields/form-number-field';
import { FormSelect } from '../../../forms/fields/form-select';
import { PaymentMethodField } from '../../../forms/fields/payment-method-field';
import { TransactionDayField } from '../../../forms/fields/transaction-day-field';
import { SavingFields } from '../../../forms/saving/saving-fields';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import { formatMoney } from '../../../text/format-number';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import { usePayment } from './use-payment';

interface PaymentFormProps {
  booking: BookingListItem;
  onClose: () => void;
  /** Called instead of `onClose` once the payment is saved. */
  onSaved?: () => void;
  /** Set if the payment is offered as a step of another action. */
  step?: PaymentStep;
}

export interface PaymentStep {
  readonly title: string;
  readonly text: string;
  /** The labels of the buttons that continue with the payment and without it. */
  readonly save: string;
  readonly skip: string;
  readonly onSkip: () => void;
}

/** Enters a payment that was received for the booking: completed revenue in Finance. */
export function PaymentForm({ booking, onClose, onSaved = onClose, step }: PaymentFormProps) {
  const { t } = useTranslation('bookings');
  const id = useId();
  const { language } = useStaffLanguage();
  const payment = usePayment(booking, onSaved);
  const { open, failure, excess } = payment;
  const { control, formState, setValue } = payment.form;
  const { close, onDialogClose, confirmDialog } = useConfirmClose(
    formState.isDirty,
    onClose,
    formState.isSubmitting,
  );
  const inUsd = (amount: number) => formatMoney(amount, 'USD', language);
  const openIn = (currency: string) => (currency === 'AZN' ? convertFromUsd(open, aznPerUsd) : open);
  return (
    <FormDialog maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{step?.title ?? t('payments.add')}</DialogTitle>
      <DialogContent>
        <form
          id={`${id}-form`}
          noValidate
          onSubmit={(event) => void payment.save(event)}
          style={{ paddingTop: 8 }}
        >
          {step && <DialogContentText sx={{ mb: 2.5 }}>{step.text}</DialogContentText>}
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <SavingFields isSaving={formState.isSubmitting}>
            <FormGrid>
              <FormNumberField
                control={control}
                name="amount"
                label={t('payments.amount')}
                min={minPayment}
                step={0.01}
                required
              />
              <FormSelect
                control={control}
                name="currency"
                label={t('payments.currency')}
                choices={transactionCurrencies.map((value) => ({ value, label: value }))}
                onChosen={(currency) => {
                  if (!formState.dirtyFields.amount && open > 0) setValue('amount', openIn(currency));
                }}
              />
              <PaymentMethodField control={control} name="paymentMethod" />
              {booking.driver && (
                <FormSelect
                  control={control}
                  name="driverId"
                  label={t('payments.recipient')}
                  choices={[
                    { value: '', label: t('payments.company') },
                    { value: booking.driver.id, label: booking.driver.name },
                  ]}
                  slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
                />
              )}
              <TransactionDayField control={control} name="transactionDate" label={t('payments.date')} />
            </FormGrid>
          </SavingFields>
        </form>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={close}>
          {t('payments.close')}
        </Button>
        {step && (
          <Button color="inherit" disabled={formState.isSubmitting} onClick={step.onSkip}>
            {step.skip}
          </Button>
        )}
        <Button type="submit" form={`${id}-form`} variant="contained" loading={formState.isSubmitting}>
          {step?.save ?? t('payments.save')}
        </Button>
      </DialogActions>
      {excess > 0 && (
        <ConfirmDialog
          isOpen
          title={t('payments.excess.title')}
          text={t('payments.excess.text', {
            reference: booking.referenceNumber,
            price: inUsd(booking.totalPrice),
            paid: inUsd(booking.paidUsd),
            excess: inUsd(excess),
          })}
          confirmLabel={step?.save ?? t('payments.save')}
          cancelLabel={t('payments.excess.keep')}
          onConfirm={payment.saveExcess}
          onClose={payment.leaveExcess}
        />
      )}
      {confirmDialog}
    </FormDialog>
  );
}
