import type { DashboardResponse } from '@chauffeur/contracts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Figures } from '../surfaces/figures';
import { monthChange } from './month-change.rules';

/** What could not be read is shown as a dash; the rest is there all the same. */
const unknown = '–';

export function DashboardFigures({ dashboard }: { dashboard: DashboardResponse }) {
  const { t } = useTranslation('dashboard');
  const { bookings, cars, services, tours } = dashboard;
  const { byStatus, month } = bookings;
  const change = monthChange(month.changePercent);
  return (
    <>
      <Figures
        label={t('figures.label')}
        figures={[
          { name: t('figures.total'), value: bookings.total },
          { name: t('figures.pending'), value: byStatus.pending },
          { name: t('figures.confirmed'), value: byStatus.confirmed },
          { name: t('figures.completed'), value: byStatus.completed },
          { name: t('figures.cancelled'), value: byStatus.cancelled },
          {
            name: t('figures.cars'),
            value: cars ? t('figures.ofAll', { some: cars.available, all: cars.total }) : unknown,
          },
          { name: t('figures.services'), value: services ?? unknown },
          { name: t('figures.tours'), value: tours ?? unknown },
        ]}
      />
      <Typography sx={{ mt: -1, mb: 2, fontWeight: 600 }}>
        {t('thisMonth.bookings', { count: month.thisMonth })}
        {change && ` · ${t('thisMonth.change', { change })}`}
      </Typography>
    </>
  );
}
