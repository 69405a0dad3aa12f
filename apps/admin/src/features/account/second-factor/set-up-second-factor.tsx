import {
  confirmSecondFactorRequest,
  type BegunSecondFactor,
  type ConfirmSecondFactorRequest,
} from '@chauffeur/contracts/identity/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../forms/fields/form-text-field';
import { FormDialog } from '../../../forms/keys-and-wheel/form-dialog';
import { SavingFields } from '../../../forms/saving/saving-fields';
import { setFieldErrors } from '../../../forms/saving/set-field-errors';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useConfirmClose } from '../../../unsaved/use-confirm-close';
import { QrCode } from './qr-code';
import { RecoveryCodeList } from './recovery-code-list';
import { useConfirmSecondFactor, useSecondFactor } from './use-second-factor';

const Steps = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start' });
const Secret = styled('code')({ overflowWrap: 'anywhere' });

/** Shows the app's secret, asks for its first code, then shows the recovery codes. */
export function SetUpSecondFactor({ begun, onClose }: { begun: BegunSecondFactor; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const failureText = useFailureText();
  const confirm = useConfirmSecondFactor();
  const { data: state } = useSecondFactor();
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const { control, formState, handleSubmit } = useForm<ConfirmSecondFactorRequest>({
    defaultValues: { code: '' },
    resolver: zodResolver(confirmSecondFactorRequest),
  });
  const submit = handleSubmit(async (request) => {
    setFailure(undefined);
    try {
      await confirm.mutateAsync(request);
    } catch (reason) {
      if (!setFieldErrors(reason, control)) setFailure(failureText(reason, t('secondFactor.failed')));
    }
  });
  const { close, onDialogClose, confirmDialog } = useConfirmClose(
    formState.isDirty && !confirm.data,
    onClose,
    // The response has the recovery codes, which are shown once.
    formState.isSubmitting,
  );
  if (confirm.data) return <RecoveryCodeList codes={confirm.data.recoveryCodes} onClose={onClose} />;
  return (
    <FormDialog maxWidth="xs" aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{t('secondFactor.setUp')}</DialogTitle>
      <DialogContent>
        <Steps id={`${id}-form`} noValidate onSubmit={(event) => void submit(event)}>
          <Typography>{t('secondFactor.scan')}</Typography>
          <QrCode text={begun.address} label={t('secondFactor.qrCode')} />
          <Typography variant="body2" color="text.secondary">
            {t('secondFactor.orType')} <Secret>{begun.secret}</Secret>
          </Typography>
          {/* A lost response: the codes were made, and are stored as hashes alone. */}
          {failure && <Alert severity="error">{state?.isOn ? t('secondFactor.codesUnseen') : failure}</Alert>}
          <SavingFields isSaving={formState.isSubmitting}>
            <FormTextField
              control={control}
              name="code"
              label={t('secondFactor.code')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              fullWidth
              required
            />
          </SavingFields>
        </Steps>
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1 }}>
        <Button color="inherit" onClick={close}>
          {tForms('cancel')}
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={formState.isSubmitting}>
          {t('secondFactor.turnOn')}
        </Button>
      </DialogActions>
      {confirmDialog}
    </FormDialog>
  );
}
