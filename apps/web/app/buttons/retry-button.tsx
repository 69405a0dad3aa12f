import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface RetryButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  /** Whether what was asked for again is still awaited. */
  isAsking: boolean;
  onRetry: () => void;
}

/** Asks again for what could not be had, and shows that it does. */
export function RetryButton({ isAsking, onRetry, ...props }: RetryButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button {...props} aria-disabled={isAsking} onClick={isAsking ? undefined : onRetry}>
      {isAsking ? t('errorPage.retrying') : t('errorPage.retry')}
    </Button>
  );
}
