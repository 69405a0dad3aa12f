import { zodResolver } from '@hookform/resolvers/zod';
import {
  driverSettlement,
  driverSettlementRequest,
  type DriverSettlement,
  type DriverSettlementRequest,
} from '@chauffeur/contracts/finance/driver-settlement';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { hasErrorCode, type RequestFailed } from '../../../api/send-request';
import { useSendOnce } from '../../../api/use-send-once';
import { FormDialog } from '../../../forms/keys-and-wheel/form-dialog';
import { FormGrid } from '../../../forms/layout/form-grid';
import { PaymentMethodField } from '../../../forms/fields/payment-method-field';
import { TransactionDayField } from '../../../forms/fields/transaction-day-field';
import { SavingFields } from '../../../forms/saving/saving-fields';
import { setFieldErrors } from '../../../forms/saving/set-field-errors';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useSession } from '../../../session/session-context';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import { settlementsPath } from './use-unpaid-rides';

const { transactionDate, paymentMethod } = driverSettlementRequest.shape;

/** The fields of the dialog. */
const paymentEntry = z.object({ transactionDate, paymentMethod });
export type PaymentEntry = z.output<typeof paymentEntry>;

interface PayDialogProps {
  /** The request without the fields of the dialog. */
  request: Omit<DriverSettlementRequest, keyof PaymentEntry>;
  /** The input of the last try, if rides had changed meanwhile. */
  entered: PaymentEntry | undefined;
  driverName: string;
  /** The total, with its currency. */
  total: string;
  onClose: () => void;
  onPaid: (settlement: DriverSettlement) => void;
  /** Called if rides were paid or changed in the meantime. */
  onStale: (failure: RequestFailed, entered: PaymentEntry) => void;
}

/** Asks for day and payment method before a driver is paid. */
export function PayDialog(props: PayDialogProps) {
  const { request, entered, driverName, total, onClose, onPaid, onStale } = props;
  const { t } = useTranslation('finance');
  const session = useSession();
  const failureText = useFailureText();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [today] = useState(() => todayInBaku());
  const { control, formState, handleSubmit } = useForm<z.input<typeof paymentEntry>, unknown, PaymentEntry>({
    defaultValues: entered ?? { transactionDate: today, paymentMethod: '' },
    resolver: zodResolver(paymentEntry),
  });
  const [day, method] = useWatch({ control, name: ['transactionDate', 'paymentMethod'] });
  const { close, onDialogClose, confirmDialog } = useConfirmClose(
    Boolean(method) || day !== today,
    onClose,
    formState.isSubmitting,
  );
  const sendOnce = useSendOnce();
  // A ref, because the second click of a double click can precede the next render.
  const isInFlight = useRef(false);
  const pay = async (entry: PaymentEntry) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setFailure(undefined);
    try {
      const body = { ...request, ...entry };
      onPaid(
        await sendOnce((idempotencyKey) =>
          session.request({
            method: 'POST',
            path: settlementsPath,
            body,
            idempotencyKey,
            response: driverSettlement,
          }),
        ),
      );
    } catch (reason) {
      if (isStale(reason)) onStale(reason, entry);
      else if (!setFieldErrors(reason, control))
        setFailure(failureText(reason, t('settlement.dialog.failed')));
    } finally {
      isInFlight.current = false;
    }
  };
  const count = request.lines.length;
  return (
    <FormDialog maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('settlement.dialog.title', { name: driverName, total })}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void handleSubmit(pay)(event)}>
          <DialogContentText sx={{ mb: 2.5 }}>{t('settlement.dialog.text', { count })}</DialogContentText>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <SavingFields isSaving={formState.isSubmitting}>
            <FormGrid>
              <TransactionDayField control={control} name="transactionDate" label={t('fields.date')} />
              <PaymentMethodField control={control} name="paymentMethod" />
            </FormGrid>
          </SavingFields>
        </form>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={close}>
          {t('settlement.dialog.keep')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={formState.isSubmitting}>
          {t('settlement.dialog.confirm')}
        </Button>
      </DialogActions>
      {confirmDialog}
    </FormDialog>
  );
}

function isStale(failure: unknown): failure is RequestFailed {
  return hasErrorCode(failure, 'settlement.alreadyPaid') || hasErrorCode(failure, 'settlement.rideChanged');
}
