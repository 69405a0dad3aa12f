import {
  driverSettlement,
  type DriverSettlement,
  type DriverSettlementRequest,
} from '@chauffeur/contracts/finance/driver-settlement';
import { transactionTextLimits } from '@chauffeur/contracts/finance/transaction';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode, type RequestFailed } from '../../../api/send-request';
import { useSendOnce } from '../../../api/use-send-once';
import { FormGrid } from '../../../forms/form-grid';
import { useDateText } from '../../../forms/use-date-text';
import { useServerErrorText } from '../../../i18n/use-server-error-text';
import { useSession } from '../../../session/session-context';
import { useCloseQuestion } from '../../../unsaved/use-close-question';
import { settlementsPath } from './use-unpaid-rides';

const methods = ['cash', 'card', 'bankTransfer'] as const;

/** What is entered when a driver is paid. */
export type PaymentEntry = Pick<DriverSettlementRequest, 'transactionDate' | 'paymentMethod'>;

interface PayDialogProps {
  /** What is paid, without what is entered here. */
  request: Omit<DriverSettlementRequest, keyof PaymentEntry>;
  /** What was entered at the last try, where rides had changed meanwhile. */
  entered: PaymentEntry | undefined;
  driverName: string;
  /** The total, with its currency. */
  total: string;
  onClose: () => void;
  onPaid: (settlement: DriverSettlement) => void;
  /** Rides were paid or changed in the meantime. */
  onStale: (failure: RequestFailed, entered: PaymentEntry) => void;
}

/** Asks for day and method before a driver is paid. */
export function PayDialog(props: PayDialogProps) {
  const { request, entered, driverName, total, onClose, onPaid, onStale } = props;
  const { t } = useTranslation('finance');
  const session = useSession();
  const serverErrorText = useServerErrorText();
  const dateText = useDateText();
  const id = useId();
  const [today] = useState(() => todayInBaku());
  const [transactionDate, setDate] = useState(entered?.transactionDate ?? today);
  const [paymentMethod, setMethod] = useState(entered?.paymentMethod ?? '');
  const sendOnce = useSendOnce();
  // State is that of the last render, which the second click of a double click may precede.
  const isInFlight = useRef(false);
  const pay = useMutation({
    mutationFn: () =>
      sendOnce((idempotencyKey) =>
        session.request({
          method: 'POST',
          path: settlementsPath,
          body: { ...request, transactionDate, paymentMethod },
          idempotencyKey,
          response: driverSettlement,
        }),
      ),
    onSuccess: onPaid,
    onError: (failure) => {
      if (hasErrorCode(failure, 'settlement.alreadyPaid') || hasErrorCode(failure, 'settlement.rideChanged'))
        onStale(failure, { transactionDate, paymentMethod });
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });
  const hasEntered = paymentMethod !== '' || transactionDate !== today;
  const { close, onDialogClose, question } = useCloseQuestion(hasEntered, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isInFlight.current) return;
    isInFlight.current = true;
    pay.mutate();
  };
  const count = request.lines.length;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('settlement.dialog.title', { name: driverName, total })}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} onSubmit={submit}>
          <DialogContentText sx={{ mb: 2.5 }}>{t('settlement.dialog.text', { count })}</DialogContentText>
          {pay.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {serverErrorText(pay.error) ?? t('settlement.dialog.failed')}
            </Alert>
          )}
          <FormGrid>
            <TextField
              type="date"
              required
              label={t('fields.date')}
              value={transactionDate}
              onChange={({ target }) => setDate(target.value)}
              helperText={dateText(transactionDate)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              label={t('fields.paymentMethod')}
              value={paymentMethod}
              onChange={({ target }) => setMethod(target.value)}
              slotProps={{
                htmlInput: { list: `${id}-methods`, maxLength: transactionTextLimits.paymentMethod },
              }}
            />
          </FormGrid>
          <datalist id={`${id}-methods`}>
            {methods.map((method) => (
              <option key={method}>{t(`settlement.methods.${method}`)}</option>
            ))}
          </datalist>
        </form>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={close}>
          {t('settlement.dialog.keep')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={pay.isPending}>
          {t('settlement.dialog.confirm')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
