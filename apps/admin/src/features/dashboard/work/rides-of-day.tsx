import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useDispatchBoard } from '../../../dispatch-display/use-dispatch-board';
import { LoadFailure } from '../../../lists/list-notice';
import { ridesOfDay } from './rides-of-day.rules';
import { WorkList } from './work-list';
import { WorkSummary } from './work-summary';

/** How many rides a day has, and the next of them. */
export function RidesOfDay({ day }: { day: string }) {
  const { t } = useTranslation('dashboard');
  // As the board asks for the day: opened afterwards, it has it already.
  const { data: board, isError, refetch } = useDispatchBoard({ from: day, days: 1 });
  if (isError && !board) return <LoadFailure message={t('loadFailed')} onRetry={() => void refetch()} />;
  const { count, over, withoutDriver, next } = board
    ? ridesOfDay(board, day)
    : { count: 0, over: 0, withoutDriver: 0, next: undefined };
  const nameOf = new Map(board?.drivers.map(({ id, name }) => [id, name]));
  return (
    <>
      {count > 0 && (
        <WorkSummary>
          {/* The list of bookings would have the cancelled ones too, which are not counted. */}
          <Link component={RouterLink} to={`/dispatch?date=${day}`} color="link.main">
            {t('work.rides', { count })}
          </Link>
          {over > 0 && <span>{` · ${t('work.ended', { count: over })}`}</span>}
          {withoutDriver > 0 && <span>{` · ${t('work.withoutDriver', { count: withoutDriver })}`}</span>}
        </WorkSummary>
      )}
      <WorkList
        bookings={next?.map((ride) => ({
          ...ride,
          // As the board marks one that began before its day.
          when: `${ride.bookingDate < day ? '← ' : ''}${ride.bookingTime ?? t('work.noTime')}`,
          driverName: ride.driverId ? nameOf.get(ride.driverId) : undefined,
        }))}
        none={t(count > 0 ? 'work.over' : 'work.none')}
      />
    </>
  );
}
