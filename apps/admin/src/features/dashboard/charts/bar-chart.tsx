import Skeleton from '@mui/material/Skeleton';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../lists/list-notice';

/** Height of the charts in px. */
export const chartHeight = 260;
/** Height of the axis with its labels in px; what does not fit is left out. */
export const axisHeight = 36;

// A fourth of the back office's libraries, and the rest of the dashboard does not wait for it.
const LoadedBarChart = lazy<ComponentType<BarChartProps>>(() =>
  import('@mui/x-charts/BarChart').then(
    ({ BarChart: Loaded }) => ({ default: Loaded }),
    () => ({ default: NotLoaded }),
  ),
);

/** Bars for the eye alone: their values stand in a `ChartTable` too. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>
      <LoadedBarChart
        height={chartHeight}
        margin={{ left: 0, right: 8, top: 8, bottom: 8 }}
        aria-hidden="true"
        {...props}
      />
    </Suspense>
  );
}

/** Instead of a chart whose library could not be fetched; the dashboard around it stays. */
function NotLoaded() {
  const { t } = useTranslation('dashboard');
  return <LoadFailure message={t('loadFailed')} onRetry={() => window.location.reload()} />;
}
