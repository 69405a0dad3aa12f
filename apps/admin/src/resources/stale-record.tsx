import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

interface StaleRecordProps {
  onTakeFresh: () => void;
  onKeepTyped: () => void;
}

/** Somebody else saved first: see theirs, or go on with what was typed. */
export function StaleRecord({ onTakeFresh, onKeepTyped }: StaleRecordProps) {
  const { t } = useTranslation('forms');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('stale.text')}
      <Stack direction="row" useFlexGap sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={onTakeFresh}>
          {t('stale.takeFresh')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeepTyped}>
          {t('stale.keepTyped')}
        </Button>
      </Stack>
    </Alert>
  );
}
