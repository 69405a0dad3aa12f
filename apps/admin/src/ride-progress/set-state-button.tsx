import { rideStates, stepNoteLength, type RideState } from '@chauffeur/contracts/driver-page/ride-state';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseQuestion } from '../unsaved/use-close-question';
import { useSetRideState } from './use-set-ride-state';

interface SetStateProps {
  rideId: string;
  state: RideState;
}

/** Sets any state of a ride by hand: the driver has called, or their phone is empty. */
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

/** States that staff choose: without a driver there is none, and taking the driver off declines nothing. */
const choices = rideStates.filter((state) => state !== 'none');

function SetStateDialog({ rideId, state, onClose }: SetStateProps & { onClose: () => void }) {
  const { t } = useTranslation('rideProgress');
  const { t: forms } = useTranslation('forms');
  const id = useId();
  const set = useSetRideState(rideId);
  // A state is chosen for the one that was seen then: of one that comes while the note is typed, the server says so.
  const [choice, setChoice] = useState<{ to: RideState; from: RideState }>();
  const [note, setNote] = useState('');
  const { close, onDialogClose, question } = useCloseQuestion(note.trim() !== '', onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!choice || set.isPending) return;
    // After a failure staff choose again. The note stays.
    const again = () => setChoice(undefined);
    set.mutate({ ...choice, note: note.trim() || null }, { onSuccess: onClose, onError: again });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={onDialogClose}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t('set.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{t('set.text')}</DialogContentText>
          <TextField
            select
            required
            label={t('set.state')}
            value={choice?.to ?? ''}
            onChange={({ target }) => {
              const to = choices.find((known) => known === target.value);
              setChoice(to && { to, from: state });
            }}
          >
            {choices
              .filter((known) => known !== state || known === choice?.to)
              .map((known) => (
                <MenuItem key={known} value={known}>
                  {t(`states.${known}`)}
                </MenuItem>
              ))}
          </TextField>
          <TextField
            label={t('set.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: stepNoteLength } }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={close}>
            {forms('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={set.isPending} disabled={!choice}>
            {t('set.submit')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
