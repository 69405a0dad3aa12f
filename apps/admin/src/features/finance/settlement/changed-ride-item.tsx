import type { ChangedRide } from '@chauffeur/contracts/finance/changed-rides';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';

const Item = styled('li')({ overflowWrap: 'anywhere' });

/** A paid ride with its payment, and what has changed since. */
export function ChangedRideItem({ found }: { found: ChangedRide }) {
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
        <Link component={RouterLink} to={`/bookings/${payment.booking?.id ?? ''}`}>
          {reference}
        </Link>
      )}
      {' · '}
      <Link component={RouterLink} to={`/finance?${inFinance.toString()}`}>
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
