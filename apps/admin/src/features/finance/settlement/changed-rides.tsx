import { changedRidePage, type ChangedRidePage } from '@chauffeur/contracts/finance/changed-rides';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { parametersOf } from '../../../api/parameters-of';
import { useFocusFallback } from '../../../focus/use-focus-fallback';
import { ListPages } from '../../../lists/list-pages';
import { useListParameters } from '../../../lists/use-list-parameters';
import { lastPageBefore, useReplaceMissingPage } from '../../../lists/use-replace-missing-page';
import { useSession } from '../../../session/session-context';
import { transactions } from '../transactions.resource';
import { ChangedRideItem } from './changed-ride-item';
import { settlementsPath } from './use-unpaid-rides';

const List = styled('ul')({ display: 'grid', gap: 8, margin: '8px 0', paddingInlineStart: 20 });

/** Few, because the rides to pay follow. */
const pageSize = 10;

/** Names rides that have changed since their driver was paid, of any period: only staff know what follows from it. */
export function ChangedRides({ driverId }: { driverId: string }) {
  const { t } = useTranslation(['finance', 'lists']);
  const session = useSession();
  const { page, goToPage } = useListParameters();
  const parameters = parametersOf({ driverId, page: String(page), pageSize: String(pageSize) });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    // Below the key of transactions, so that every change of one invalidates it.
    queryKey: [transactions.name, 'changed', driverId, page],
    queryFn: () =>
      session.request({ path: `${settlementsPath}/changed?${parameters}`, response: changedRidePage }),
    // The previous page of the same driver stays until the next one is loaded.
    placeholderData: (previous, query) => (query?.queryKey[2] === driverId ? previous : undefined),
  });
  useReplaceMissingPage(isPlaceholderData ? undefined : lastPageBefore(data), goToPage);
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
  return data?.items.length ? (
    <ChangedRideList found={data} isBusy={isPlaceholderData} onGoTo={goToPage} />
  ) : null;
}

interface ChangedRideListProps {
  found: ChangedRidePage;
  isBusy: boolean;
  onGoTo: (page: number) => void;
}

function ChangedRideList({ found, isBusy, onGoTo }: ChangedRideListProps) {
  const { t } = useTranslation(['finance', 'bookings']);
  const id = useId();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  return (
    // Only the title is announced: as an alert, each page would be read out.
    <Alert severity="warning" role="region" aria-labelledby={id} sx={{ mb: 1.5 }} {...focusFallback}>
      <AlertTitle id={id} role="alert">
        {t('settlement.changed.title', { count: found.total })}
      </AlertTitle>
      <List aria-busy={isBusy} sx={{ opacity: isBusy ? 0.6 : 1 }}>
        {found.items.map((ride) => (
          <ChangedRideItem key={ride.payment.id} found={ride} />
        ))}
      </List>
      {found.total > found.items.length && <ListPages page={found} onGoTo={onGoTo} />}
      <div>{t('bookings:driverPayment.toDo')}</div>
    </Alert>
  );
}
