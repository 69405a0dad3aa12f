import type { PlannedMessageResponse } from '@chauffeur/contracts/notifications/planned-message';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { LoadFailure } from '../../../lists/list-notice';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { Tag } from '../../../surfaces/tag';
import { formatMoment } from '../../../text/format-date';
import { useTemplateName } from './use-template-name';
import { useSendOrDropPlannedEmail, usePlannedEmails } from './use-planned-emails';

const List = styled('ol')({ display: 'grid', gap: 14, margin: '0 0 16px', padding: 0, listStyle: 'none' });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });
const Name = styled('strong')({ flex: '1 1 200px', overflowWrap: 'anywhere' });
const Secondary = styled(SecondaryText)({ fontSize: '0.875rem', overflowWrap: 'anywhere' });

/** Lists the emails planned for a booking, with the reason if one will not be sent. Renders nothing if there are none. */
export function PlannedEmails({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('bookings');
  const { data, isError, refetch } = usePlannedEmails(bookingId);
  if (isError && !data)
    return <LoadFailure message={t('emails.planned.loadFailed')} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <List>
      {data.map((planned) => (
        <PlannedEmail key={planned.id} bookingId={bookingId} planned={planned} />
      ))}
    </List>
  );
}

function PlannedEmail({ bookingId, planned }: { bookingId: string; planned: PlannedMessageResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const end = useSendOrDropPlannedEmail(bookingId);
  const { id, templateName, recipient, driverName, dueAt, outcome } = planned;
  const name = useTemplateName()(templateName);
  const moment = formatMoment(dueAt, language);
  return (
    <li>
      <Head>
        <Name>{name}</Name>
        <Tag tone={outcome === null ? 'info' : 'neutral'}>
          {outcome === null ? t('emails.planned.state') : t('emails.planned.void')}
        </Tag>
      </Head>
      <Secondary>
        {[
          driverName ?? t(`emails.planned.recipients.${recipient}`),
          t('emails.planned.dueAt', { moment }),
          outcome && t(`emails.planned.outcomes.${outcome}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Secondary>
      {outcome === null && (
        <div>
          {(['send', 'drop'] as const).map((by) => (
            <Button
              key={by}
              size="small"
              color="inherit"
              loading={end.isPending && end.variables.end === by}
              disabled={end.isPending}
              aria-label={t(`emails.planned.${by}Named`, { name })}
              onClick={() => end.mutate({ id, end: by })}
            >
              {t(`emails.planned.${by}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
