import Skeleton from '@mui/material/Skeleton';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../lists/list-notice';

/** Height of the charts in px. */
export const chartHeight = 260;
/** Height of the axis with its labels in px; labels that don't fit are omitted. */
export const axisHeight = 36;

// Lazy: it is a fourth of the back office's libraries, and the rest of the dashboard does not wait for it.
const LoadedBarChart = lazy<ComponentType<BarChartProps>>(() =>
  import('@mui/x-charts/BarChart').then(
    ({ BarChart: Loaded }) => ({ default: Loaded }),
    () => ({ default: NotLoaded }),
  ),
);

/** A chart for sighted users only; a `ChartTable` contains the values too. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={chartHeight} />}>
      <LoadedBarChart
        height={chartHeight}
        margin={{ left: 0, right: 8, top: 8, bottom: 8 }}
        aria-hidden="true"
        disableKeyboardNavigation
        {...props}
      />
    </Suspense>
  );
}

/** Replaces a chart whose library could not be fetched; the rest of the dashboard stays. */
function NotLoaded() {
  const { t } = useTranslation('dashboard');
  return <LoadFailure message={t('loadFailed')} onRetry={() => window.location.reload()} />;
}
