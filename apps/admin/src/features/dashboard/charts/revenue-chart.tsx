import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { LoadFailure } from '../../../lists/list-notice';
import { formatMonth } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { axisHeight, BarChart, chartHeight } from './bar-chart';
import { ChartTable } from './chart-table';
import { useMonthlyTotals } from '../use-dashboard';

/** Revenue and expenses of each of the last twelve months, in USD. */
export function RevenueChart() {
  const { t } = useTranslation('dashboard');
  const { language } = useStaffLanguage();
  const { palette } = useTheme().vars;
  const months = useMonthlyTotals();
  if (months.isError && !months.data)
    return <LoadFailure message={t('loadFailed')} onRetry={() => void months.refetch()} />;
  if (!months.data) return <Skeleton variant="rounded" height={chartHeight} />;
  const money = (amount: number | null) => formatMoney(amount ?? 0, 'USD', language);
  const labels = months.data.map(({ month }) => formatMonth(month, language));
  return (
    <>
      <BarChart
        xAxis={[
          {
            data: labels,
            scaleType: 'band',
            height: axisHeight,
            // A year next to every month would leave no room for the months.
            valueFormatter: (label: string, { location }) =>
              location === 'tick' ? (label.split(' ')[0] ?? label) : label,
          },
        ]}
        yAxis={[{ width: 56, valueFormatter: money }]}
        series={[
          {
            label: t('chart.income'),
            data: months.data.map(({ revenue }) => revenue),
            color: palette.success.main,
            valueFormatter: money,
          },
          {
            label: t('chart.expenses'),
            data: months.data.map(({ expenses }) => expenses),
            color: palette.warning.main,
            valueFormatter: money,
          },
        ]}
      />
      <ChartTable
        caption={t('chart.revenue')}
        heads={[t('chart.month'), t('chart.income'), t('chart.expenses')]}
        rows={months.data.map(({ month, revenue, expenses }) => [
          formatMonth(month, language),
          money(revenue),
          money(expenses),
        ])}
      />
    </>
  );
}
