import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { ForwardToInboxOutlined as ResendIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { useNotify } from '../../../notices/notice-context';
import { Tag, type TagTone } from '../../../surfaces/tag';
import { TechnicalDetail } from '../../../surfaces/technical-detail';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatMoment } from '../../../text/format-date';
import { EmailSendTime } from '../../../resources/emails/email-send-time';
import { useResendEmail } from '../../../resources/emails/use-resend-email';

const tones: Record<EmailDeliveryResponse['state'], TagTone> = {
  waiting: 'info',
  queued: 'info',
  willRetry: 'warning',
  sent: 'success',
  failed: 'error',
  skipped: 'neutral',
  unknown: 'neutral',
};

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });
const Subject = styled('strong')({ flex: '1 1 200px', overflowWrap: 'anywhere' });
const Secondary = styled(SecondaryText)({ fontSize: '0.875rem', overflowWrap: 'anywhere' });
const Attempts = styled('ul')({ margin: '4px 0 0', paddingInlineStart: 18 });

interface EmailDeliveryPanelProps {
  delivery: EmailDeliveryResponse;
}

/** One email: its recipient, the outcome of each attempt, and a button to send it again. */
export function EmailDeliveryPanel({ delivery }: EmailDeliveryPanelProps) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const notify = useNotify();
  const resend = useResendEmail();
  const { subject, fullName, to, state, attempts, createdAt } = delivery;
  return (
    <li>
      <Head>
        <Subject>{subject ?? fullName}</Subject>
        <Tag tone={tones[state]}>{t(`emails.states.${state}`)}</Tag>
        <Secondary>
          <EmailSendTime {...delivery} />
        </Secondary>
      </Head>
      <Secondary>
        <span>{[to, fullName, formatMoment(createdAt, language)].filter(Boolean).join(' · ')}</span>
        {attempts.length > 0 && (
          <Attempts>
            {attempts.map(({ attempt, outcome, serverAnswer, attemptedAt }) => (
              <li key={attempt}>
                {formatMoment(attemptedAt, language)}: {t(`emails.outcomes.${outcome}`)}
                <TechnicalDetail label={t('emails.serverAnswer')} text={serverAnswer} />
              </li>
            ))}
          </Attempts>
        )}
      </Secondary>
      <Button
        size="small"
        color="inherit"
        startIcon={<ResendIcon />}
        loading={resend.isPending}
        aria-label={t('emails.resendNamed', { subject: subject ?? fullName })}
        onClick={() =>
          resend.mutate(delivery, {
            onSuccess: () => notify(t('emails.resent')),
            onError: () => notify(t('emails.resendFailed'), 'error'),
          })
        }
      >
        {t('emails.resend')}
      </Button>
    </li>
  );
}
