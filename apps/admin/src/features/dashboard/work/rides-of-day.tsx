import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useDispatchBoard } from '../../../dispatch-display/use-dispatch-board';
import { LoadFailure } from '../../../lists/list-notice';
import { ridesOfDay } from './rides-of-day.rules';
import { WorkList } from './work-list';
import { WorkSummary } from './work-summary';

/** Shows how many rides a day has, and the next ones. */
export function RidesOfDay({ day }: { day: string }) {
  const { t } = useTranslation('dashboard');
  // The same query as the board's, so that the board is already cached when it is opened.
  const { data: board, isError, refetch } = useDispatchBoard({ from: day, days: 1 });
  if (isError && !board) return <LoadFailure message={t('loadFailed')} onRetry={() => void refetch()} />;
  const { count, ended, withoutDriver, next } = board
    ? ridesOfDay(board, day)
    : { count: 0, ended: 0, withoutDriver: 0, next: undefined };
  const nameOf = new Map(board?.drivers.map(({ id, name }) => [id, name]));
  return (
    <>
      {count > 0 && (
        <WorkSummary>
          {/* Not the list of bookings, which would include the cancelled ones. */}
          <Link component={RouterLink} to={`/dispatch?date=${day}`}>
            {t('work.rides', { count })}
          </Link>
          {ended > 0 && <span>{` · ${t('work.ended', { count: ended })}`}</span>}
          {withoutDriver > 0 && <span>{` · ${t('work.withoutDriver', { count: withoutDriver })}`}</span>}
        </WorkSummary>
      )}
      <WorkList
        bookings={next?.map((ride) => ({
          ...ride,
          // The same mark as on the board for a ride that began on the day before.
          when: `${ride.bookingDate < day ? '← ' : ''}${ride.bookingTime ?? t('work.noTime')}`,
          driverName: ride.driverId ? nameOf.get(ride.driverId) : undefined,
        }))}
        none={t(count > 0 ? 'work.over' : 'work.none')}
      />
    </>
  );
}
