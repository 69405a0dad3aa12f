import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import {
  closedPeriodResponse,
  type ClosedPeriodResponse,
} from '@chauffeur/contracts/bookings/availability/closed-period';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { LoadFailure } from '../../lists/list-notice';
import { RecordDialogs } from '../../records/record-dialogs';
import type { Resource } from '../../records/resource';
import { RowActions } from '../../records/row-actions';
import { useRecordEditor } from '../../records/use-record-editor';
import { useRecords } from '../../records/use-records';
import { Panel } from '../../surfaces/panel';
import { formatMoment } from '../../text/format-date';
import { ClosedPeriodForm } from './closed-period-form';

const closedPeriods: Resource<ClosedPeriodResponse> = {
  name: 'bookingRules',
  path: '/api/admin/closed-periods',
  row: closedPeriodResponse,
};

const List = styled('ul')({ display: 'grid', gap: 12, margin: '0 0 12px', padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  overflowWrap: 'anywhere',
});

/** Lists the closed periods from now on. */
export function ClosedPeriods() {
  const { t } = useTranslation('bookingRules');
  const { language } = useStaffLanguage();
  const editor = useRecordEditor<ClosedPeriodResponse>();
  const { data, isError, refetch } = useRecords(closedPeriods);
  const [now] = useState(() => Date.now());
  const coming = data?.filter(({ endsAt }) => Date.parse(endsAt) > now);
  const timesOf = ({ startsAt, endsAt }: ClosedPeriodResponse) =>
    `${formatMoment(startsAt, language)} – ${formatMoment(endsAt, language)}`;
  return (
    <Panel title={t('screen.title')}>
      {!data && !isError && <Skeleton variant="rounded" height={48} />}
      {!data && isError && <LoadFailure message={t('screen.loadFailed')} onRetry={() => void refetch()} />}
      {coming?.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {t('screen.none.text')}
        </Typography>
      )}
      <List aria-label={t('screen.title')}>
        {coming?.map((period) => (
          <Item key={period.id}>
            <span>
              {timesOf(period)}
              <Typography variant="body2" color="text.secondary">
                <RecordText of={period} field="reason" />
              </Typography>
            </span>
            <RowActions
              name={timesOf(period)}
              onEdit={() => editor.edit(period)}
              onRemove={() => editor.remove(period)}
            />
          </Item>
        ))}
      </List>
      <Button variant="outlined" color="inherit" startIcon={<AddIcon />} onClick={() => editor.add()}>
        {t('screen.add')}
      </Button>
      <RecordDialogs resource={closedPeriods} Form={ClosedPeriodForm} nameOf={timesOf} editor={editor} />
    </Panel>
  );
}
