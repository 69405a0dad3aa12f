import { confirmedRequest, type ConfirmedRequest } from '@chauffeur/contracts/identity/account';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../i18n/use-failure-text';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import { OwnPasswordField } from './own-password-field';
import { SavingFields } from '../forms/saving/saving-fields';
import { setFieldErrors } from '../forms/saving/set-field-errors';

function focusOnPassword(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus();
}

interface ConfirmByPasswordProps {
  title: string;
  text: string;
  /** Label of the confirm button. */
  confirmLabel: string;
  /** Shown if the server gives no reason. */
  failed: string;
  isDangerous?: boolean;
  /** Performs the action; rejects with the server's failure. */
  onConfirm: (confirmed: ConfirmedRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the admin's own password before an action for which a stolen session must not be enough. */
export function ConfirmByPassword({ failed, onConfirm, onClose, ...texts }: ConfirmByPasswordProps) {
  const { t } = useTranslation('forms');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const { control, formState, handleSubmit } = useForm<ConfirmedRequest>({
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(confirmedRequest),
  });
  const submit = handleSubmit(async (confirmed) => {
    setFailure(undefined);
    try {
      await onConfirm(confirmed);
    } catch (reason) {
      if (!setFieldErrors(reason, control)) setFailure(failureText(reason, failed));
    }
  });
  return (
    <ConfirmDialog
      {...texts}
      isOpen
      failure={failure}
      isBusy={formState.isSubmitting}
      cancelLabel={t('cancel')}
      form={id}
      onClose={onClose}
    >
      <Box
        ref={focusOnPassword}
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ mt: 2 }}
      >
        <SavingFields isSaving={formState.isSubmitting}>
          <OwnPasswordField control={control} />
        </SavingFields>
      </Box>
    </ConfirmDialog>
  );
}
