import { zodResolver } from '@hookform/resolvers/zod';
import { setRideStateRequest, type SetRideStateRequest } from '@chauffeur/contracts/driver-page/driver-step';
import { rideStates, stepNoteLength, type RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormSelect } from '../forms/fields/form-select';
import { FormTextField } from '../forms/fields/form-text-field';
import { FormDialog } from '../forms/keys-and-wheel/form-dialog';
import { SavingFields } from '../forms/saving/saving-fields';
import { useConfirmClose } from '../unsaved/use-confirm-close';
import { useSetRideState } from './use-set-ride-state';

interface SetStateProps {
  rideId: string;
  state: RideState;
}

/** Lets staff set any state of a ride, for a driver who has called or whose phone's battery is empty. */
export function SetStateButton(props: SetStateProps) {
  const { t } = useTranslation('rideProgress');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" size="small" onClick={() => setOpen(true)}>
        {t('set.button')}
      </Button>
      {isOpen && <SetStateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** States that staff can choose. `none` is not among them: a ride has it only without a driver. */
const choices = rideStates.filter((state) => state !== 'none');

function SetStateDialog({ rideId, state, onClose }: SetStateProps & { onClose: () => void }) {
  const { t } = useTranslation('rideProgress');
  const { t: forms } = useTranslation('forms');
  const id = useId();
  const set = useSetRideState(rideId);
  const { control, handleSubmit, resetField, setValue } = useForm<
    z.input<typeof setRideStateRequest>,
    unknown,
    SetRideStateRequest
  >({ defaultValues: { note: '' }, resolver: zodResolver(setRideStateRequest) });
  const [chosen, note] = useWatch({ control, name: ['to', 'note'] });
  const { close, onDialogClose, confirmDialog } = useConfirmClose(
    Boolean(note?.trim()),
    onClose,
    set.isPending,
  );
  const submit = handleSubmit((request) => {
    if (set.isPending) return;
    // After a failure staff choose again. The note stays.
    set.mutate(request, { onSuccess: onClose, onError: () => resetField('to') });
  });
  return (
    <FormDialog maxWidth="xs" aria-labelledby={id} onClose={onDialogClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('set.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('set.text')}</DialogContentText>
          <SavingFields isSaving={set.isPending}>
            <FormSelect
              control={control}
              name="to"
              required
              label={t('set.state')}
              choices={choices
                .filter((known) => known !== state || known === chosen)
                .map((known) => ({ value: known, label: t(`states.${known}`) }))}
              // The choice is for the state shown now. If that changes while the note is typed, the server rejects it.
              onChosen={() => setValue('from', state)}
            />
            <FormTextField
              control={control}
              name="note"
              label={t('set.note')}
              multiline
              slotProps={{ htmlInput: { maxLength: stepNoteLength } }}
            />
          </SavingFields>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={close}>
            {forms('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={set.isPending} disabled={!chosen}>
            {t('set.submit')}
          </Button>
        </DialogActions>
      </form>
      {confirmDialog}
    </FormDialog>
  );
}
