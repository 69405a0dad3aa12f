import type { DashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatTiles } from '../../surfaces/stat-tiles';
import { monthChange } from './charts/month-change.rules';

/** Shown for a total that could not be read. */
const unknown = '–';

export function DashboardTotals({ dashboard }: { dashboard: DashboardResponse }) {
  const { t } = useTranslation('dashboard');
  const { bookings, cars, services, tours } = dashboard;
  const { byStatus, month } = bookings;
  const change = monthChange(month.changePercent);
  return (
    <>
      <StatTiles
        label={t('stats.label')}
        stats={[
          { name: t('stats.total'), value: bookings.total },
          { name: t('stats.pending'), value: byStatus.pending },
          { name: t('stats.confirmed'), value: byStatus.confirmed },
          { name: t('stats.completed'), value: byStatus.completed },
          { name: t('stats.cancelled'), value: byStatus.cancelled },
          {
            name: t('stats.cars'),
            value: cars ? t('stats.ofAll', { some: cars.available, all: cars.total }) : unknown,
          },
          { name: t('stats.services'), value: services ?? unknown },
          { name: t('stats.tours'), value: tours ?? unknown },
        ]}
      />
      <Typography sx={{ mt: -1, mb: 2, fontWeight: 600 }}>
        {[t('thisMonth.bookings', { count: month.thisMonth }), change && t('thisMonth.change', { change })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </>
  );
}
