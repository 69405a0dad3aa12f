import type { EmailDeliveryResponse } from '@chauffeur/contracts';
import RetryIcon from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../i18n/use-refusal-text';
import { useNotify } from '../notices/notice-context';
import { useRetry } from './use-email-queue';

export function RetryButton({ delivery }: { delivery: EmailDeliveryResponse }) {
  const { t } = useTranslation('emailQueue');
  const retry = useRetry();
  const notify = useNotify();
  const refusalText = useRefusalText();
  const sendAgain = () =>
    // Not told by the mutation's own callbacks, which end with this button: its row is gone when the mail waits again.
    retry.mutateAsync(delivery).then(
      () => notify(t('retried')),
      (failure: unknown) => notify(refusalText(failure) ?? t('retryFailed'), 'trouble'),
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
