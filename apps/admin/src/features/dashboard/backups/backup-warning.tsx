import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatMoment } from '../../../text/format-date';
import { useBackups } from './use-backups';

/** Warns if there is no backup, the last one is old, or the last attempt failed. */
export function BackupWarning() {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const stores = useBackups();
  if (!stores) return null;
  if (stores.length === 0) return <Warning text={t('backups.none')} />;
  return stores
    .filter(({ isOld, hasFailed }) => isOld || hasFailed)
    .map(({ store, isOld, lastSuccessAt }) => {
      const last = lastSuccessAt
        ? t('backups.last', { moment: formatMoment(lastSuccessAt, language) })
        : t('backups.never');
      const what = t(isOld ? `backups.old.${store}` : `backups.failed.${store}`);
      return <Warning key={store} text={`${what} ${last}`} />;
    });
}

function Warning({ text }: { text: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {`${text} ${t('backups.tellOperator')}`}
    </Alert>
  );
}
