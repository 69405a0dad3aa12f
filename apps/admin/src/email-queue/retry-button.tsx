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
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RetryIcon />}
      loading={retry.isPending}
      aria-label={t('retryNamed', { subject: delivery.subject ?? delivery.fullName })}
      onClick={() =>
        retry.mutate(delivery, {
          onSuccess: () => notify(t('retried')),
          onError: (failure) => notify(refusalText(failure) ?? t('retryFailed'), 'trouble'),
        })
      }
    >
      {t('retry')}
    </Button>
  );
}
