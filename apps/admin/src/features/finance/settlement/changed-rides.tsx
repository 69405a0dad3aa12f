import { changedRide, type ChangedRide } from '@chauffeur/contracts/finance/changed-rides';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { z } from 'zod';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useSession } from '../../../session/session-context';
import { formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { transactions } from '../transactions.resource';
import { settlementsPath } from './use-unpaid-rides';

const List = styled('ul')({ display: 'grid', gap: 8, margin: '8px 0', paddingInlineStart: 20 });
const Item = styled('li')({ overflowWrap: 'anywhere' });

const changedRides = z.array(changedRide);

/** Names rides that have changed since their driver was paid, of any period: only staff know what follows from it. */
export function ChangedRides({ driverId }: { driverId: string }) {
  const { t } = useTranslation(['finance', 'bookings', 'lists']);
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
  if (!data?.length) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      <AlertTitle>{t('settlement.changed.title', { count: data.length })}</AlertTitle>
      <List>
        {data.map((found) => (
          <ChangedRideItem key={found.payment.id} found={found} />
        ))}
      </List>
      {t('bookings:driverPayment.toDo')}
    </Alert>
  );
}

function ChangedRideItem({ found }: { found: ChangedRide }) {
  const { t } = useTranslation(['finance', 'bookings']);
  const { language } = useStaffLanguage();
  const { payment, ended, isOtherDriver, driverName, changes } = found;
  const reference = payment.booking?.referenceNumber ?? '';
  const inFinance = new URLSearchParams({ type: 'driver_payment', search: reference });
  const paid = [
    payment.driver?.name,
    formatMoney(payment.amount, payment.currency, language),
    formatRideDate(payment.transactionDate, language),
  ];
  return (
    <Item>
      {ended === 'deleted' ? (
        reference
      ) : (
        <Link component={RouterLink} to={`/bookings/${payment.booking?.id ?? ''}`} color="link.main">
          {reference}
        </Link>
      )}
      {' · '}
      <Link component={RouterLink} to={`/finance?${inFinance.toString()}`} color="link.main">
        {paid.filter(Boolean).join(' · ')}
      </Link>
      {ended && (
        <div>{t(ended === 'deleted' ? 'settlement.changed.deleted' : `bookings:driverPayment.${ended}`)}</div>
      )}
      {isOtherDriver && (
        <div>
          {driverName
            ? t('bookings:driverPayment.otherDriver', { driver: driverName })
            : t('bookings:driverPayment.noDriver')}
        </div>
      )}
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          {t(field === 'totalPrice' ? 'settlement.changed.price' : 'settlement.changed.length', {
            from: valueText(field, from),
            to: valueText(field, to),
          })}
        </div>
      ))}
    </Item>
  );

  function valueText(field: string, value: unknown): string {
    if (typeof value !== 'number') return '–';
    return field === 'totalPrice'
      ? formatMoney(value, 'USD', language)
      : t('settlement.changed.minutes', { value });
  }
}
