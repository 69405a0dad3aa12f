import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from './session-context';

/** Shown during the session check, and if the server is unreachable. */
export function SessionCheck({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('session');
  const session = useSession();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
      }}
    >
      {hasFailed ? (
        <>
          <Typography role="alert" sx={{ textAlign: 'center', maxWidth: 420 }}>
            {t('check.failed')}
          </Typography>
          <Button variant="contained" onClick={() => void session.check()}>
            {t('check.retry')}
          </Button>
        </>
      ) : (
        <CircularProgress color="secondary" aria-label={t('check.inProgress')} />
      )}
    </Box>
  );
}
