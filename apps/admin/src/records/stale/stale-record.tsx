import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

interface StaleRecordAlertProps {
  onUseSaved: () => void;
  onKeepInput: () => void;
}

/** Another admin saved first: take their version, or continue with the input. */
export function StaleRecordAlert({ onUseSaved, onKeepInput }: StaleRecordAlertProps) {
  const { t } = useTranslation('forms');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('stale.text')}
      <Stack direction="row" useFlexGap sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={onUseSaved}>
          {t('stale.takeFresh')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepInput}>
          {t('stale.keepTyped')}
        </Button>
      </Stack>
    </Alert>
  );
}
