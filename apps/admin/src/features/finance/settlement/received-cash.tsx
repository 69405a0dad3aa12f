import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatSum } from '../../../text/format-number';
import { Amount } from './amount';
import type { Period } from './settlement-period.rules';

interface ReceivedCashProps {
  driverId: string;
  period: Period;
  usd: number;
}

/** The cash that a driver received in a period; leads to its transactions. */
export function ReceivedCash({ driverId, period: { from, to }, usd }: ReceivedCashProps) {
  const { language } = useStaffLanguage();
  const amount = <Amount>{formatSum(usd, 'USD', language)}</Amount>;
  if (usd === 0) return amount;
  const cash = { from, to, type: 'revenue', status: 'completed', paymentMethod: 'cash', driverId };
  return (
    <Link component={RouterLink} to={`/finance?${new URLSearchParams(cash).toString()}`}>
      {amount}
    </Link>
  );
}
