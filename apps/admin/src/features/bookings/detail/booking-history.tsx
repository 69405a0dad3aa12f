import type { BookingHistoryEntry } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useSignedInAdmin } from '../../../session/session-context';
import { formatMoment } from '../../../text/format-date';
import { StatusChip } from '../../../booking-display/status-chip';

const List = styled('ol')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Note = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** Who set which status and when, the newest first. */
export function BookingHistory({ history }: { history: readonly BookingHistoryEntry[] }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const me = useSignedInAdmin()?.id;
  const who = (changedBy: string) => {
    if (changedBy === 'customer') return t('history.customer');
    return changedBy === me ? t('history.you') : t('history.staff');
  };
  const newestFirst = history.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
  return (
    <List>
      {newestFirst.map(({ id, toStatus, changedBy, changedAt }) => (
        <li key={id}>
          <StatusChip status={toStatus} />
          <Note>
            {formatMoment(changedAt, language)} · {who(changedBy)}
          </Note>
        </li>
      ))}
    </List>
  );
}
