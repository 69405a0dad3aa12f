import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head';
import { LoadFailure } from '../../lists/list-notice';
import { ClosedPeriods } from './closed-periods';
import { RulesForm } from './rules-form';
import { useBookingRules } from './use-booking-rules';

const Parts = styled('div')({ display: 'grid', gap: 16, maxWidth: 860 });

/** Edits the rules by which visitors book, and the periods without rides. */
export function BookingRulesPage() {
  const { t } = useTranslation('bookingRules');
  const { data: rules, isError, refetch } = useBookingRules();
  return (
    <>
      <PageHead title={t('title')} />
      <Parts>
        <ClosedPeriods />
        {rules && <RulesForm initial={rules} />}
        {!rules && isError && <LoadFailure message={t('rules.loadFailed')} onRetry={() => void refetch()} />}
        {!rules && !isError && <Skeleton variant="rounded" height={420} />}
      </Parts>
    </>
  );
}
