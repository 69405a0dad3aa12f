import { bookingStatuses, type BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { BookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatDay } from '../../../text/format-date';
import { axisHeight, BarChart } from './bar-chart';
import { ChartTable } from './chart-table';

/** Bookings by the day on which they were made, with one colour for each status. */
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
  // On a range from 0 to 0, the axis would have a fraction as label.
  const isEmpty = days.every(({ byStatus }) => bookingStatuses.every((status) => byStatus[status] === 0));
  return (
    <>
      <BarChart
        xAxis={[
          {
            data: labels,
            scaleType: 'band',
            height: axisHeight,
            tickLabelInterval: (_value, index) => index % 7 === 5,
          },
        ]}
        yAxis={[{ tickMinStep: 1, width: 32, ...(isEmpty ? { min: 0, max: 1 } : {}) }]}
        series={bookingStatuses.map((status) => ({
          label: t(`bookings:status.${status}`),
          data: days.map(({ byStatus }) => byStatus[status]),
          color: colours[status],
          stack: 'bookings',
        }))}
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
