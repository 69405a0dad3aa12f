import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Shown instead of a screen that failed or could not be fetched, for example after a deployment. */
export function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <Alert
      severity="error"
      sx={{ m: 3 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {t('screenFailed.reload')}
        </Button>
      }
    >
      {t(navigator.onLine ? 'screenFailed.text' : 'screenFailed.offline')}
    </Alert>
  );
}
