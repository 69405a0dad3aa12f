import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../surfaces/visually-hidden';
import type { ImageUpload } from './use-image-upload';

/** The progress of an upload, its end for screen readers, and its errors. */
export function UploadState({ upload }: { upload: ImageUpload }) {
  const { inFlight, stored, errors, clearErrors } = upload;
  const { t } = useTranslation(['photos', 'forms']);
  return (
    <>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {inFlight && <Typography variant="body2">{t('uploading', { file: inFlight.file })}</Typography>}
        {!inFlight && stored && <span style={visuallyHidden}>{t('uploaded', { file: stored })}</span>}
      </Box>
      {inFlight && (
        <LinearProgress
          // After all bytes are sent, it is unknown how long the server takes.
          variant={inFlight.sent < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(inFlight.sent * 100)}
          aria-label={t('uploading', { file: inFlight.file })}
          sx={{ mt: -1, height: 6, borderRadius: 3 }}
        />
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
