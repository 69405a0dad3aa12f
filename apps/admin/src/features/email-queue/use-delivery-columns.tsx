import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useStaffLanguage } from '../../i18n/staff-language';
import type { Column } from '../../lists/rows/column';
import { TechnicalDetail } from '../../surfaces/technical-detail';
import { SecondaryText } from '../../surfaces/secondary-text';
import { formatMoment } from '../../text/format-date';
import { EmailSendTime } from '../../resources/emails/email-send-time';
import { RetryButton } from './retry-button';

const Words = styled('div')({ minWidth: 0, maxWidth: '20rem', overflowWrap: 'break-word' });

const Secondary = styled(SecondaryText)(({ theme }) => ({
  fontSize: '0.8125rem',
  [theme.breakpoints.up('lg')]: { whiteSpace: 'nowrap' },
}));

export function useDeliveryColumns({ canRetry }: { canRetry: boolean }): Column<EmailDeliveryResponse>[] {
  const { t } = useTranslation('emailQueue');
  const { language } = useStaffLanguage();
  const columns: Column<EmailDeliveryResponse>[] = [
    {
      id: 'mail',
      label: t('columns.mail'),
      cell: ({ subject, fullName }) => (
        <Words>
          <strong>{subject ?? fullName}</strong>
          {subject !== null && <Secondary>{fullName}</Secondary>}
        </Words>
      ),
    },
    { id: 'to', label: t('columns.to'), cell: ({ to }) => <Words>{to ?? t('noAddress')}</Words> },
    {
      id: 'about',
      label: t('columns.about'),
      cell: ({ bookingId, referenceNumber, contactMessageId }) => {
        if (bookingId) {
          return (
            <Link component={RouterLink} to={`/bookings/${bookingId}`}>
              {referenceNumber ?? t('booking')}
            </Link>
          );
        }
        if (!contactMessageId) return t('test');
        return (
          <Link component={RouterLink} to="/messages">
            {t('message')}
          </Link>
        );
      },
    },
    {
      id: 'attempts',
      label: t('columns.lastAttempt'),
      cell: (delivery) => {
        const { attempts, createdAt } = delivery;
        const last = attempts.at(-1);
        return (
          <Words>
            <span>{last ? t(`outcomes.${last.outcome}`) : t('noAttempt')}</span>
            <Secondary>
              <EmailSendTime {...delivery} />
            </Secondary>
            <Secondary>
              {[
                formatMoment(last?.attemptedAt ?? createdAt, language),
                last && t('attempts', { count: attempts.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Secondary>
            {last && <TechnicalDetail label={t('serverAnswer')} text={last.serverAnswer} />}
          </Words>
        );
      },
    },
  ];
  if (!canRetry) return columns;
  const retry: Column<EmailDeliveryResponse> = {
    id: 'retry',
    label: t('columns.action'),
    cell: (delivery) => <RetryButton delivery={delivery} />,
  };
  return [...columns, retry];
}
