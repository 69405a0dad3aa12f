import type { BookingChangeResponse, BookingDetailResponse, BookingHistoryEntry } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useSignedInAdmin } from '../../../session/session-context';
import { formatMoment } from '../../../text/format-date';
import { StatusChip } from '../../../booking-display/status-chip';
import { FieldChanges } from './field-changes';
import { useBookingChanges } from './use-booking-changes';

const List = styled('ol')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Note = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

type Entry = Pick<BookingHistoryEntry, 'id' | 'changedBy' | 'changedAt'> &
  Partial<Pick<BookingHistoryEntry, 'toStatus'> & Pick<BookingChangeResponse, 'changes'>>;

/** Who set which status and changed what when, the newest first. */
export function BookingHistory({ booking }: { booking: Pick<BookingDetailResponse, 'id' | 'history'> }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const me = useSignedInAdmin()?.id;
  const edits = useBookingChanges(booking.id);
  const who = (changedBy: string) => {
    if (changedBy === 'customer') return t('history.customer');
    return changedBy === me ? t('history.you') : t('history.staff');
  };
  const changes = edits.data?.pages.flatMap(({ items }) => items) ?? [];
  const entries = newestFirst(booking.history, changes, edits.hasNextPage);
  return (
    <>
      <List>
        {entries.map(({ id, toStatus, changes: changed, changedBy, changedAt }) => (
          <li key={id}>
            {toStatus && <StatusChip status={toStatus} />}
            {changed && <FieldChanges changes={changed} />}
            <Note>
              {formatMoment(changedAt, language)} · {who(changedBy)}
            </Note>
          </li>
        ))}
      </List>
      {edits.isError && (
        <Button onClick={() => void edits.refetch()} sx={{ mt: 1 }}>
          {t('history.failed')}
        </Button>
      )}
      {edits.hasNextPage && (
        <Button onClick={() => void edits.fetchNextPage()} disabled={edits.isFetching} sx={{ mt: 1 }}>
          {t('history.earlier')}
        </Button>
      )}
    </>
  );
}

/** Where earlier changes are not fetched yet, statuses of before the last one that is wait for them. */
function newestFirst(
  history: readonly BookingHistoryEntry[],
  changes: readonly BookingChangeResponse[],
  hasEarlier: boolean,
): Entry[] {
  const oldest = hasEarlier ? (changes.at(-1)?.changedAt ?? '') : '';
  return [...history.filter(({ changedAt }) => changedAt >= oldest), ...changes].toSorted((one, other) =>
    other.changedAt.localeCompare(one.changedAt),
  );
}
