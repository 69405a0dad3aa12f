import { changedRide, type ChangedRide } from '@chauffeur/contracts/finance/changed-rides';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFocusFallback } from '../../../focus/use-focus-fallback';
import { PagedRecords } from '../../../lists/paged-records';
import { useSession } from '../../../session/session-context';
import { transactions } from '../transactions.resource';
import { ChangedRideItem } from './changed-ride-item';
import { settlementsPath } from './use-unpaid-rides';

const List = styled('ul')({ display: 'grid', gap: 8, margin: '8px 0', paddingInlineStart: 20 });

const changedRides = z.array(changedRide);

/** Few, because the rides to pay follow. */
const pageSize = 10;

/** Names rides that have changed since their driver was paid, of any period: only staff know what follows from it. */
export function ChangedRides({ driverId }: { driverId: string }) {
  const { t } = useTranslation(['finance', 'lists']);
  const session = useSession();
  const { data, isError, refetch } = useQuery({
    // Below the key of transactions, so that every change of one invalidates it.
    queryKey: [transactions.name, 'changed', driverId],
    queryFn: () =>
      session.request({
        path: `${settlementsPath}/changed${driverId && `?driverId=${driverId}`}`,
        response: changedRides,
      }),
  });
  if (!data && isError) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        {t('lists:failed.retry')}
      </Button>
    );
    return (
      <Alert severity="warning" role="status" action={retry} sx={{ mb: 1.5 }}>
        {t('settlement.changed.failed')}
      </Alert>
    );
  }
  return data?.length ? <ChangedRideList rides={data} /> : null;
}

function ChangedRideList({ rides }: { rides: readonly ChangedRide[] }) {
  const { t } = useTranslation(['finance', 'bookings']);
  const id = useId();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    // Only the title is announced: as an alert, each page would be read out.
    <Alert severity="warning" role="region" aria-labelledby={id} sx={{ mb: 1.5 }} {...focusFallback}>
      <AlertTitle id={id} role="alert">
        {t('settlement.changed.title', { count: rides.length })}
      </AlertTitle>
      <PagedRecords records={rides} pageSize={pageSize}>
        {(shown) => (
          <List>
            {shown.map((found) => (
              <ChangedRideItem key={found.payment.id} found={found} />
            ))}
          </List>
        )}
      </PagedRecords>
      <div>{t('bookings:driverPayment.toDo')}</div>
    </Alert>
  );
}
