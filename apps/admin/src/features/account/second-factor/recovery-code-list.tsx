import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../notices/use-copy';
import { useUnsavedInput } from '../../../unsaved/unsaved-input';

const List = styled('ul')({ margin: '16px 0 0', padding: 0, listStyle: 'none', lineHeight: 1.9 });

/** Shows the recovery codes. They can't be shown again later. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: messages } = useTranslation('rideMessages');
  const copy = useCopy();
  const id = useId();
  useUnsavedInput(true);
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('secondFactor.recoveryCodes')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('secondFactor.recoveryText')}</DialogContentText>
        <List aria-labelledby={id}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button
          color="inherit"
          onClick={() =>
            void copy(codes.join('\n'), { done: messages('copied'), failed: messages('notCopied') })
          }
        >
          {messages('copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('secondFactor.stored')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
