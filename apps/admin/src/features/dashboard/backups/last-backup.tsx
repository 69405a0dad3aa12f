import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoment } from '../../../text/format-date';
import { useBackups } from './use-backups';

/** Shows when the last backup was made in each store. */
export function LastBackup() {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const made = useBackups()?.filter(({ lastSuccessAt }) => lastSuccessAt !== null) ?? [];
  if (made.length === 0) return null;
  const lines = made.map(({ store, lastSuccessAt }) =>
    t(`backups.line.${store}`, { moment: formatMoment(lastSuccessAt ?? '', language) }),
  );
  return (
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      {t('backups.title')}: {lines.join('; ')}.
    </Typography>
  );
}
