import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PictureUpload } from './use-picture-upload';

/** How far an upload has come, and what went wrong with it. */
export function UploadState({ upload: { inHand, faults, clearFaults } }: { upload: PictureUpload }) {
  const { t } = useTranslation('photos');
  return (
    <>
      {inHand && (
        <div>
          <Typography variant="body2">{t('uploading', { file: inHand.file })}</Typography>
          <LinearProgress
            // All is sent before the server has answered; until then the end is not known.
            variant={inHand.sent < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(inHand.sent * 100)}
            aria-label={t('uploading', { file: inHand.file })}
            sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
          />
        </div>
      )}
      {faults.length > 0 && (
        <Alert severity="error" onClose={clearFaults}>
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
