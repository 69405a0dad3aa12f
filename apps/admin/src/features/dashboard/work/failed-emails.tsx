import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFailedEmails } from '../use-dashboard';

/** Says that emails failed permanently, with links to their bookings and to the queue. */
export function FailedEmails() {
  const { t } = useTranslation('dashboard');
  const { data } = useFailedEmails();
  if (!data || data.total === 0) return null;
  const about = data.items.filter(({ bookingId }) => bookingId !== null);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <span>{t('failedEmails', { count: data.total })}</span>{' '}
      {about.map(({ id, bookingId, referenceNumber, to }) => (
        <Link key={id} component={RouterLink} to={`/bookings/${bookingId}`} color="inherit" sx={{ mr: 1.5 }}>
          {referenceNumber ?? to}
        </Link>
      ))}
      <Link component={RouterLink} to="/email-queue" color="inherit">
        {t('mailQueue')}
      </Link>
    </Alert>
  );
}
