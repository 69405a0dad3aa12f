import { bookingStatuses, type BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { BookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { formatDay } from '../../text/format-date';
import { ChartTable } from './chart-table';

/** Height of the charts in px. */
export const chartHeight = 260;
/** Height of the axis with its labels in px; what does not fit is left out. */
export const axisHeight = 36;

/** Bookings by the day when they were made, one colour a status. */
export function BookingsChart({ days }: { days: BookingStatistics['days'] }) {
  const { t } = useTranslation(['dashboard', 'bookings']);
  const { language } = useStaffLanguage();
  const { palette } = useTheme().vars;
  const colours: Record<BookingStatus, string> = {
    pending: palette.warning.main,
    confirmed: palette.info.main,
    completed: palette.success.main,
    cancelled: palette.text.disabled,
  };
  const labels = days.map(({ date }) => formatDay(date, language));
  return (
    <>
      <BarChart
        height={chartHeight}
        margin={{ left: 0, right: 8, top: 8, bottom: 8 }}
        xAxis={[
          {
            data: labels,
            scaleType: 'band',
            height: axisHeight,
            tickLabelInterval: (_value, index) => index % 7 === 5,
          },
        ]}
        yAxis={[{ tickMinStep: 1, width: 32 }]}
        series={bookingStatuses.map((status) => ({
          label: t(`bookings:status.${status}`),
          data: days.map(({ byStatus }) => byStatus[status]),
          color: colours[status],
          stack: 'bookings',
        }))}
        aria-hidden="true"
      />
      <ChartTable
        caption={t('chart.bookings')}
        heads={[t('chart.day'), ...bookingStatuses.map((status) => t(`bookings:status.${status}`))]}
        rows={days.map(({ date, byStatus }) => [
          formatDay(date, language),
          ...bookingStatuses.map((status) => String(byStatus[status])),
        ])}
      />
    </>
  );
}
