import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ImageUpload } from './use-image-upload';

/** The progress of an upload and its errors. */
export function UploadState({ upload: { inFlight, errors, clearErrors } }: { upload: ImageUpload }) {
  const { t } = useTranslation(['photos', 'forms']);
  return (
    <>
      {inFlight && (
        <div>
          <Typography variant="body2">{t('uploading', { file: inFlight.file })}</Typography>
          <LinearProgress
            // After all bytes are sent, it is unknown how long the server takes.
            variant={inFlight.sent < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(inFlight.sent * 100)}
            aria-label={t('uploading', { file: inFlight.file })}
            sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
          />
        </div>
      )}
      {errors.length > 0 && (
        <Alert severity="error" closeText={t('forms:close')} onClose={clearErrors}>
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
