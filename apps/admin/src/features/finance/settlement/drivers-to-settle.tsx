import { settlementOverview, type SettlementOverview } from '@chauffeur/contracts/finance/driver-settlement';
import { completedRidesLimits } from '@chauffeur/contracts/drivers/completed-rides';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { ListNotice, LoadFailure } from '../../../lists/list-notice';
import type { Column } from '../../../lists/rows/column';
import { Rows } from '../../../lists/rows/rows';
import { useSession } from '../../../session/session-context';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatSum } from '../../../text/format-number';
import { transactions } from '../transactions.resource';
import { Amount } from './amount';
import { ReceivedCash } from './received-cash';
import type { Period } from './settlement-period.rules';
import { settlementsPath } from './use-unpaid-rides';

type DriverToSettle = SettlementOverview['drivers'][number];

const Name = styled('span')({ overflowWrap: 'anywhere' });

/** Lists what each driver is to be paid for the rides of a period, and the cash that each received; leads to the settlements. */
export function DriversToSettle({ period }: { period: Period }) {
  const { t } = useTranslation('finance');
  const session = useSession();
  const query = useQuery({
    // Below the key of transactions, so that every change of one invalidates it.
    queryKey: [transactions.name, 'settlements', period],
    queryFn: () =>
      session.request({
        path: `${settlementsPath}/overview?${new URLSearchParams({ ...period }).toString()}`,
        response: settlementOverview,
      }),
  });
  const columns = useColumns(period);
  if (query.isError && !query.data)
    return <LoadFailure message={t('settlement.drivers.failed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton variant="rounded" height={280} aria-busy="true" />;
  const { drivers, isTruncated } = query.data;
  if (drivers.length === 0) {
    return (
      <ListNotice title={t('settlement.drivers.none.title')} text={t('settlement.drivers.none.text')}>
        <Button component={RouterLink} to="/drivers" variant="contained">
          {t('settlement.drivers.none.add')}
        </Button>
      </ListNotice>
    );
  }
  return (
    <>
      <SecondaryText sx={{ mb: 1.5 }}>{t('settlement.drivers.text')}</SecondaryText>
      {isTruncated && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('settlement.drivers.truncated', { count: completedRidesLimits.allRides })}
        </Alert>
      )}
      <Rows
        label={t('settlement.drivers.list')}
        columns={columns}
        rows={drivers}
        rowKey={({ driver }) => driver.id}
      />
    </>
  );
}

function useColumns({ from, to }: Period): readonly Column<DriverToSettle>[] {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const money = (amount: number) => formatSum(amount, 'USD', language);
  return [
    {
      id: 'driver',
      label: t('columns.driver'),
      cell: ({ driver, isDeleted }) =>
        isDeleted ? (
          <>
            <Name>{driver.name}</Name>
            <SecondaryText>{t('settlement.drivers.deleted')}</SecondaryText>
          </>
        ) : (
          <Link
            component={RouterLink}
            to={`/finance/settlement?${new URLSearchParams({ driverId: driver.id, from, to }).toString()}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {driver.name}
          </Link>
        ),
    },
    {
      id: 'rides',
      label: t('settlement.list'),
      align: 'right',
      cell: ({ rides, ridesWithoutAmount }) => (
        <>
          <Amount>{rides}</Amount>
          {ridesWithoutAmount > 0 && (
            <SecondaryText>
              {t('settlement.drivers.withoutAmount', { count: ridesWithoutAmount })}
            </SecondaryText>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      label: t('settlement.drivers.toPay'),
      align: 'right',
      cell: ({ proposedUsd }) => <Amount>{money(proposedUsd)}</Amount>,
    },
    {
      id: 'cash',
      label: t('settlement.cash'),
      align: 'right',
      cell: ({ driver, cashUsd }) => (
        <ReceivedCash driverId={driver.id} period={{ from, to }} usd={cashUsd} />
      ),
    },
  ];
}
