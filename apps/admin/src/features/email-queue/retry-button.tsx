import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import { ReplayRounded as RetryIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../i18n/use-failure-text';
import { useNotify } from '../../notices/notice-context';
import { useResendEmail } from '../../resources/emails/use-resend-email';

export function RetryButton({ delivery }: { delivery: EmailDeliveryResponse }) {
  const { t } = useTranslation('emailQueue');
  const retry = useResendEmail();
  const notify = useNotify();
  const failureText = useFailureText();
  const sendAgain = () =>
    // Not in the mutation's callbacks, which React Query drops when this button unmounts with its row.
    retry.mutateAsync(delivery).then(
      () => notify(t('retried')),
      (failure: unknown) => notify(failureText(failure, t('retryFailed')), 'error'),
    );
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RetryIcon />}
      loading={retry.isPending}
      aria-label={t('retryNamed', { subject: delivery.subject ?? delivery.fullName })}
      onClick={() => void sendAgain()}
    >
      {t('retry')}
    </Button>
  );
}
