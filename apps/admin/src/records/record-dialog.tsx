import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../forms/keys-and-wheel/form-dialog';
import { FormGrid } from '../forms/layout/form-grid';
import { PendingWork } from '../forms/saving/pending-work';
import { SavingFields } from '../forms/saving/saving-fields';
import { useConfirmClose } from '../unsaved/use-confirm-close';
import { FormErrorBanner } from './stale/form-error-banner';
import type { ManagedRecord } from './resource';
import type { RecordFormState } from './use-record-form';

// Leaves room for the first field's label, which overlaps its border.
const Form = styled('form')({ paddingTop: 8 });

interface RecordDialogProps<Row extends ManagedRecord, Values extends FieldValues, Body extends object> {
  form: RecordFormState<Row, Values, Body>;
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}

/** The dialog of a record's form. ⌘/Ctrl+Enter saves it too; closing or leaving it with unsaved input asks first. */
export function RecordDialog<Row extends ManagedRecord, Values extends FieldValues, Body extends object>(
  props: RecordDialogProps<Row, Values, Body>,
) {
  const { form, maxWidth = 'sm', children } = props;
  const { title, onClose } = form;
  const { t } = useTranslation('forms');
  const id = useId();
  // Saving waits for an image that is still uploading.
  const [isPending, setPending] = useState(false);
  const { isSubmitting, isDirty } = form.formState;
  const { close, onDialogClose, confirmDialog } = useConfirmClose(isDirty, onClose, isSubmitting);
  const submit = (event: SyntheticEvent) => {
    if (isPending) event.preventDefault();
    else void form.save(event);
  };
  return (
    <FormDialog maxWidth={maxWidth} aria-labelledby={id} onClose={onDialogClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Form id={`${id}-form`} noValidate onSubmit={submit}>
          <FormErrorBanner formError={form.formError} rebaseOn={form.rebaseOn} />
          <PendingWork value={setPending}>
            <SavingFields isSaving={isSubmitting}>
              <FormGrid>{children}</FormGrid>
            </SavingFields>
          </PendingWork>
        </Form>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={close}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          loading={isSubmitting}
          disabled={isPending}
        >
          {t('save')}
        </Button>
      </DialogActions>
      {confirmDialog}
    </FormDialog>
  );
}
